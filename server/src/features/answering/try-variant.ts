import type { BakeOffVariant, TriedAnswer } from '@parleykit/contract/answering/bake-off'
import { DomainError } from '../../platform/domain-error/index.ts'
import { type AgentRow, findOwnAgent } from '../agents/index.ts'
import type { OwnerContext } from '../auth/index.ts'
import { type AgentModels, findAgentModels, requireAvailableModel } from '../models/index.ts'
import { wordsAtEnd } from './base/answer-event.ts'
import { openTrace } from './open-trace.ts'
import { answerQuestion } from './pipeline/answer-question.ts'
import { triesByOwner } from './throttle-rules.ts'

/**
 * Asks a question of an agent with another model or other instructions than its own. Stores and bills nothing. Throws
 * `validation_failed` for a model that the agent can't use.
 */
export async function tryVariant(
  { platform, owner }: OwnerContext,
  { agentId, question, variant }: { agentId: number; question: string; variant: BakeOffVariant },
): Promise<TriedAnswer> {
  const { database } = platform
  const saved = await findOwnAgent(database, owner, agentId)
  const agent = { ...saved, ...(variant.instructions && { instructions: variant.instructions }) }
  const models = await modelsOf({ platform, owner }, agent, variant.model)
  await platform.throttles.consume(triesByOwner, String(owner.id))
  const asked = { question, earlier: [], ownerTier: owner.subscriptionTier, models }
  let text = ''
  for await (const event of answerQuestion(platform, agent, asked, new AbortController().signal)) {
    if (event.type === 'delta') {
      text += event.text
      continue
    }
    return {
      isRefused: event.type === 'refusal',
      text: wordsAtEnd(event, text),
      sources: event.type === 'end' ? event.sources : [],
      receipt: await openTrace(database, { trace: event.trace, question }),
    }
  }
  throw new Error('The answer has no end')
}

/** The variant's models, without a second one that would answer if the first failed. */
async function modelsOf(
  { platform, owner }: OwnerContext,
  agent: AgentRow,
  wanted: BakeOffVariant['model'],
): Promise<AgentModels | null> {
  if (wanted === 'none') return null
  if (wanted !== 'agent') {
    if (!agent.usesModels)
      throw new DomainError('validation_failed', 'This agent never sends anything to a model', {
        param: 'variant',
      })
    await requireAvailableModel({ platform, owner }, wanted)
  }
  const replyModel = wanted === 'agent' ? agent.replyModel : wanted
  const models = await findAgentModels(platform, {
    ...{ ...agent, replyModel },
    ownerTier: owner.subscriptionTier,
  })
  return models && { ...models, fallback: null }
}
