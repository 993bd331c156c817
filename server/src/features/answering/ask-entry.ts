import type { EntryAnswer } from '@parleykit/contract/answering/answer-traces'
import { entryTexts } from '@parleykit/contract/knowledge/entry-texts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { findOwnAgent } from '../agents/index.ts'
import type { OwnerContext } from '../auth/index.ts'
import { findKnowledgeEntry } from '../knowledge/index.ts'
import { findAgentModels } from '../models/index.ts'
import { limitToEntry } from '../retrieval/index.ts'
import { wordsAtEnd } from './base/answer-event.ts'
import { Stopwatch } from './base/stopwatch.ts'
import { openTrace } from './open-trace.ts'
import { answerFromKnowledge } from './pipeline/answer-from-knowledge.ts'
import { replaysByOwner } from './throttle-rules.ts'

/**
 * Answers a question from one entry alone, as of the last training. Stores and bills nothing. Throws `not_found` if the
 * agent has no such entry and `no_knowledge` if the entry is not trained yet.
 */
export async function askEntry(
  { platform, owner }: OwnerContext,
  {
    input: { id, entryId },
    question,
  }: { readonly input: { readonly id: number; readonly entryId: number }; readonly question: string },
): Promise<EntryAnswer> {
  const { database } = platform
  const agent = await findOwnAgent(database, owner, id)
  await findKnowledgeEntry(database, { agentId: agent.id, entryId })
  const version = await limitToEntry(database, { agent, entryId })
  if (!version) throw new DomainError('no_knowledge', entryTexts.askUntrained)
  await platform.throttles.consume(replaysByOwner, String(owner.id))
  const asked = {
    ...{ question, version, earlier: [], earlierQuestions: [], hasActions: false },
    ownerTier: owner.subscriptionTier,
    models: await findAgentModels(platform, { ...agent, ownerTier: owner.subscriptionTier }),
  }
  let text = ''
  const watch = new Stopwatch()
  for await (const event of answerFromKnowledge(
    platform,
    agent,
    asked,
    watch,
    new AbortController().signal,
  )) {
    if (event.type === 'delta') {
      text += event.text
      continue
    }
    const trace = await openTrace(database, { trace: event.trace, question })
    return {
      isRefused: event.type === 'refusal',
      text: wordsAtEnd(event, text),
      sources: event.type === 'end' ? event.sources : [],
      receipt: trace,
    }
  }
  throw new Error('The answer has no end')
}
