import { estimateTokens } from '@parleykit/engine/text/estimate-tokens'
import { type LanguageModel, ModelError, type ModelRequest } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import type { CallTokens } from './core/cost-micros.ts'
import { reserveForModel } from './reserve-for-model.ts'

interface Question {
  readonly model: LanguageModel
  readonly ownerTier: string
  readonly request: ModelRequest
  /** Estimate of what the model reads. */
  readonly inputTokens: number
}

/**
 * The text of a model's whole reply. Null if a budget is used up, the model fails, the reply is cut off or the signal is
 * aborted. Its tokens count like those of answers.
 */
export async function askWithinBudget(
  platform: Platform,
  agent: Pick<AgentRow, 'id' | 'ownerId' | 'modelBudget'>,
  { model, ownerTier, request, inputTokens }: Question,
  signal: AbortSignal,
): Promise<string | null> {
  const most: CallTokens = { input: inputTokens, output: request.maxOutputTokens }
  const reservation = await reserveForModel(platform, agent, { model, ownerTier, most })
  if (!reservation) return null
  let text = ''
  let taken = most
  let isWhole = false
  try {
    for await (const event of model.stream(request, signal)) {
      if (event.type === 'text') text += event.text
      if (event.type !== 'end') continue
      const { usage } = event
      isWhole = event.isWhole
      taken = {
        input: usage.inputTokens ?? inputTokens,
        output: usage.outputTokens ?? estimateTokens(text),
      }
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    if (text === '') taken = { input: 0, output: 0 }
    platform.log.warn({ reason: error.reason, model: model.name }, 'a model did not reply')
  } finally {
    await reservation.settle(taken)
  }
  return isWhole ? text : null
}
