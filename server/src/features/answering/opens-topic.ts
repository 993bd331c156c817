import { composeAnswer } from '@parleykit/engine/answer/compose-answer'
import { passagesAsked } from '@parleykit/engine/answer/passages-asked'
import type { Topic } from '@parleykit/engine/text/reading/find-topics'
import type { Database } from '../../platform/database/index.ts'
import { countTokens, type LiveVersion, searchPassages } from '../retrieval/index.ts'
import { MOST_WORDS_BEHIND } from './core/suggestions/suggest-topics.ts'

/** Whether asking for a topic by a name of its shows it, and no more than can be read at a glance. */
export async function opensTopic(
  database: Database,
  agent: { id: number; liveVersion: number | null },
  { topic: { passage, sentences }, name }: { readonly topic: Topic; readonly name: string },
  version?: LiveVersion,
): Promise<boolean> {
  const search = { question: name, limit: passagesAsked, ...(version && { version }) }
  const found = await searchPassages({ database, embeddings: null }, agent, search)
  if (!found) return false
  const answer = composeAnswer(found)
  if (answer.kind !== 'answer' || countTokens(answer.text) > MOST_WORDS_BEHIND) return false
  return answer.quotes.some(
    ({ passageId, quote }) => passageId === passage.passageId && sentences.some(({ text }) => text === quote),
  )
}
