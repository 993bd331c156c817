import { composeAnswer, passagesAsked } from '@parleykit/engine/answer/compose-answer'
import type { Topic } from '@parleykit/engine/text/annotations/find-topics'
import type { Database } from '../../platform/database/index.ts'
import { countTokens, type LiveVersion, searchPassages } from '../retrieval/index.ts'
import { MOST_WORDS_BEHIND } from './core/suggestions/suggest-topics.ts'

/** Whether a question is answered with a topic, in an answer short enough to read at a glance. */
export async function opensTopic(
  database: Database,
  agent: { id: number; liveVersion: number | null },
  { topic: { passage, sentences }, question }: { readonly topic: Topic; readonly question: string },
  version?: LiveVersion,
): Promise<boolean> {
  const search = { question, limit: passagesAsked, ...(version && { version }) }
  const found = await searchPassages({ database, embeddings: null }, agent, search)
  if (!found) return false
  const answer = composeAnswer(found)
  if (answer.kind !== 'answer' || countTokens(answer.text) > MOST_WORDS_BEHIND) return false
  const [first] = answer.quotes
  return first?.passageId === passage.passageId && sentences.some(({ text }) => text === first.quote)
}
