import { entryQuestionsMax } from '@parleykit/contract/limits'
import { findTopics } from '@parleykit/engine/text/reading/find-topics'
import { endsAsking } from '@parleykit/engine/text/reading/line-context'
import type { Platform } from '../../platform/platform.ts'
import type { AgentRow } from '../agents/index.ts'
import { findKnowledgeEntry } from '../knowledge/index.ts'
import { countTokens, listEntryPassages } from '../retrieval/index.ts'
import { opensTopic } from './opens-topic.ts'

/** Passages from the beginning of an entry that are looked at, and questions that are tried: both bound the work. */
const passagesRead = 40
const mostTried = 15
/** "Dogs" is one, although "Dogs are welcome." begins with it. */
const wordsOfName = 3

/**
 * Up to three questions, or headings, that the agent answers from an entry; tried, so that each of them is. None before the
 * entry is trained. `not_found` where the agent has no such entry.
 */
export async function listEntryQuestions(
  { database }: Platform,
  agent: AgentRow,
  entryId: number,
): Promise<string[]> {
  await findKnowledgeEntry(database, agent.id, entryId)
  const passages = await listEntryPassages(database, { agentId: agent.id, entryId, limit: passagesRead })
  const topics = passages.flatMap(findTopics)
  const asking = topics.filter(({ label }) => endsAsking(label))
  const named = topics.filter(({ label, sentences }) => {
    // The first words of what it says are no name that somebody would ask for.
    const isFirstWords =
      countTokens(label) > wordsOfName && sentences.some(({ text }) => text.startsWith(label))
    return !endsAsking(label) && !isFirstWords
  })
  const questions = new Set<string>()
  for (const topic of [...asking, ...named].slice(0, mostTried)) {
    if (questions.size >= entryQuestionsMax) break
    if (!questions.has(topic.label) && (await opensTopic(database, agent, { topic, name: topic.label })))
      questions.add(topic.label)
  }
  return [...questions]
}
