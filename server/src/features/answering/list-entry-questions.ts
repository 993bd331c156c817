import { questionsOfTopic } from '@parleykit/engine/answer/suggestions/questions-of-topic'
import { findTopics } from '@parleykit/engine/text/annotations/find-topics'
import { detectLanguage } from '@parleykit/engine/text/detect-language'
import type { Platform } from '../../platform/platform.ts'
import { readWordList } from '../../platform/word-lists/index.ts'
import type { AgentRow } from '../agents/index.ts'
import { findKnowledgeEntry } from '../knowledge/index.ts'
import { listEntryPassages } from '../retrieval/index.ts'
import { opensTopic } from './opens-topic.ts'

/** Questions shown below the text of an entry. */
const entryQuestionsMax = 3

/** Passages read from the beginning of an entry, and questions tried. Both bound the work. */
const passagesRead = 40
const mostTried = 15

/**
 * Up to three whole questions that the agent answers from an entry; each was tried. None before the entry is trained.
 * Throws `not_found` if the agent has no such entry.
 */
export async function listEntryQuestions(
  { database }: Platform,
  { agent, entryId }: { readonly agent: AgentRow; readonly entryId: number },
): Promise<string[]> {
  await findKnowledgeEntry(database, { agentId: agent.id, entryId })
  const passages = await listEntryPassages(database, { agentId: agent.id, entryId, limit: passagesRead })
  const language = detectLanguage(passages.map(({ text }) => text.slice(0, 200)).join('\n'), readWordList)
  const asked = passages
    .flatMap(findTopics)
    .flatMap((topic) => questionsOfTopic(topic, language).map((question) => ({ topic, question })))
  const questions = new Set<string>()
  for (const { topic, question } of asked.slice(0, mostTried)) {
    if (questions.size >= entryQuestionsMax) break
    if (!questions.has(question) && (await opensTopic(database, agent, { topic, question })))
      questions.add(question)
  }
  return [...questions]
}
