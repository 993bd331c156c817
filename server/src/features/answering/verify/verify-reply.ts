import type { ReplyVerification } from '@parleykit/contract/answering/answer-traces'
import { type LanguageModel, ModelError, type TokenUsage } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import { reserveForModel } from '../../models/spend/index.ts'
import { estimateTokens } from '../../retrieval/index.ts'
import type { ComposedRequest } from '../base/composed-request.ts'
import type { Generation } from '../base/generation.ts'
import { costOf } from '../core/trace/cost-of.ts'
import { parseVerdicts, type Verdict } from '../core/verify/parse-verdicts.ts'
import { partsOfReply, verifyPrompt } from '../core/verify/verify-prompt.ts'

/** The visitor waits for the end of the reply meanwhile. */
const longestMs = 5000
const maxOutputTokens = 1200
/** In characters: longer than a verdict on every part. */
const longestAnswer = 20_000

interface Task {
  readonly ownerTier: string
  readonly model: LanguageModel
  readonly request: ComposedRequest
  readonly writing: Generation
  readonly stop: AbortSignal
}

export interface Verified {
  readonly verdicts: readonly Verdict[]
  readonly verification: ReplyVerification
}

/**
 * Asks a model which statements of a reply the passages support. There are no verdicts if it fails, takes longer than
 * five seconds, is over budget or answers something else; the trace says which. Null if it has no statements.
 */
export async function verifyReply(platform: Platform, agent: AgentRow, task: Task): Promise<Verified | null> {
  const { request, writing, model, ownerTier } = task
  const parts = partsOfReply(writing.written)
  if (parts.length === 0) return null
  const messages = verifyPrompt(request.messages, writing.written, parts)
  // The other messages are those of the request.
  const added = messages.slice(-2).map(({ content }) => content)
  const sent = request.tokens + estimateTokens(added.join('\n'))
  const most = { input: sent, output: maxOutputTokens }
  const isPaused = !model.isAvailable()
  const reservation = isPaused ? null : await reserveForModel(platform, agent, { model, ownerTier, most })
  const none = {
    parts: parts.length,
    unproven: 0,
    untrue: [],
    model: model.name,
    inputTokens: null,
    outputTokens: null,
    cost: null,
    milliseconds: 0,
  }
  if (!reservation)
    return { verdicts: [], verification: { ...none, outcome: isPaused ? 'failed' : 'over_budget' } }
  const begun = performance.now()
  const late = AbortSignal.timeout(longestMs)
  let usage: TokenUsage = { inputTokens: null, outputTokens: null }
  let answer = ''
  let isWhole = false
  let fault: 'failed' | null = null
  try {
    const asked = { messages, tools: [], maxOutputTokens }
    for await (const event of model.stream(asked, AbortSignal.any([task.stop, late]))) {
      if (event.type === 'text') answer += event.text
      if (answer.length > longestAnswer) break
      if (event.type !== 'end') continue
      usage = event.usage
      isWhole = true
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    platform.log.warn({ reason: error.reason, model: model.name }, 'a reply was not verified')
    fault = 'failed'
  } finally {
    const input = usage.inputTokens ?? (answer === '' && fault ? 0 : sent)
    await reservation.settle({ input, output: usage.outputTokens ?? estimateTokens(answer) })
  }
  const verdicts = isWhole ? parseVerdicts(answer, parts, request) : null
  const unproven = verdicts?.filter(({ held }) => held === 'unproven').length ?? 0
  const read = unproven > 0 ? 'unproven' : 'held'
  const outcome = verdicts ? read : late.aborted ? 'late' : (fault ?? 'unreadable')
  return {
    verdicts: verdicts ?? [],
    verification: {
      ...none,
      ...usage,
      outcome,
      unproven,
      untrue: untrueStatements(verdicts ?? [], request),
      cost: costOf(usage, await model.price()),
      milliseconds: Math.round(performance.now() - begun),
    },
  }
}

/** In characters, of a statement on the trace. */
const longestKept = 300

/** The statements that the passages don't support, for the trace. */
function untrueStatements(
  verdicts: readonly Verdict[],
  { passages }: ComposedRequest,
): ReplyVerification['untrue'] {
  return verdicts
    .filter(({ held }) => held === 'no')
    .map(({ part, passage }) => ({
      text: part.slice(0, longestKept).toWellFormed(),
      passageId: passage === null ? null : (passages[passage]?.passageId ?? null),
    }))
}
