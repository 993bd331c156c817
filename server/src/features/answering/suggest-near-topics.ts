import { suggestedStarterPromptsMax } from '@parleykit/contract/limits'
import { earlierQuestions } from '@parleykit/engine/answer/conversation/earlier-questions'
import { followUpContext } from '@parleykit/engine/answer/conversation/follow-up-context'
import { findTopics } from '@parleykit/engine/answer/suggestions/find-topics'
import type { Platform } from '../../platform/platform.ts'
import { type AgentRow, starterPromptsOf } from '../agents/index.ts'
import type { EarlierMessage, StoredSuggestion } from '../conversations/index.ts'
import { type LiveVersion, searchPassages } from '../retrieval/index.ts'
import { canAnswer } from './can-answer.ts'
import { smallKnowledgeTokens } from './core/suggestions/small-knowledge.ts'
import { passagesLookedAt, suggestTopics } from './core/suggestions/suggest-topics.ts'
import { compareWithTopics } from './meanings/compare-with-topics.ts'
import { opensTopic } from './opens-topic.ts'
import { rememberAnswered } from './remember-answered.ts'

/**
 * What the agent could tell instead, where it refused a question or isn't sure of its answer (`told`): up to three topics of its
 * live knowledge that are near to it, best first; where nothing is near, up to two starter prompts. Each of them is
 * answered by the embedded answerer when it is asked.
 */
export async function suggestNearTopics(
  platform: Platform,
  agent: AgentRow,
  question: string,
  earlier: readonly EarlierMessage[],
  told = '',
): Promise<StoredSuggestion[]> {
  const context = followUpContext(question, earlierQuestions(earlier))
  const reading = { wholeUpTo: smallKnowledgeTokens, limit: 0 }
  const search = { question, context, limit: passagesLookedAt, reading }
  const found = await searchPassages({ database: platform.database, embeddings: null }, agent, search)
  if (!found) return []
  const { version } = found
  const { hits, question: analysed } = found.search
  // Of small knowledge, what shares no word with the question may be near to it too, by words that look alike.
  const passages = found.reading?.isWhole ? found.reading.passages : found.passages
  const topics = passages.flatMap(findTopics)
  const near = await suggestTopics({
    question: analysed,
    hits,
    topics,
    similarities: await compareWithTopics(platform, analysed.asked, topics),
    told,
    opens: (topic) =>
      rememberAnswered(platform.database, version, `${topic.passage.passageId} ${topic.label}`, () =>
        opensTopic(platform.database, agent, topic, version),
      ),
  })
  const entryOf = new Map(passages.map(({ passageId, entryId }) => [passageId, entryId]))
  return near.length > 0
    ? near.map(({ title, content, passageId }) => ({
        title,
        content,
        entryId: entryOf.get(passageId) ?? null,
      }))
    : told === ''
      ? answeredStarterPrompts(platform, agent, version)
      : []
}

async function answeredStarterPrompts(
  platform: Platform,
  agent: AgentRow,
  version: LiveVersion,
): Promise<StoredSuggestion[]> {
  const answered: StoredSuggestion[] = []
  for (const prompt of starterPromptsOf(agent)) {
    if (answered.length >= suggestedStarterPromptsMax) break
    const { content } = prompt
    const isAnswered = await rememberAnswered(platform.database, version, content, () =>
      canAnswer(platform, agent, content),
    )
    if (isAnswered) answered.push({ ...prompt, entryId: null })
  }
  return answered
}
