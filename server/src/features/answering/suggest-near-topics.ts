import { suggestedStarterPromptsMax } from '@parleykit/contract/limits'
import { earlierQuestions } from '@parleykit/engine/answer/conversation/earlier-questions'
import { followUpContext } from '@parleykit/engine/answer/conversation/follow-up-context'
import { findTopics } from '@parleykit/engine/text/reading/find-topics'
import type { Platform } from '../../platform/platform.ts'
import { type AgentRow, starterPromptsOf } from '../agents/index.ts'
import type { EarlierMessage, StoredSuggestion } from '../conversations/index.ts'
import { type LiveVersion, type Searched, searchPassages } from '../retrieval/index.ts'
import { canAnswer } from './can-answer.ts'
import { smallKnowledgeTokens } from './core/suggestions/small-knowledge.ts'
import { passagesLookedAt, suggestTopics } from './core/suggestions/suggest-topics.ts'
import { compareWithTopics } from './meanings/compare-with-topics.ts'
import { opensTopic } from './opens-topic.ts'
import { rememberAnswered } from './remember-answered.ts'

/** A question that was refused, or answered without being sure. */
interface Answered {
  readonly question: string
  /** The conversation before it, oldest first. */
  readonly earlier: readonly EarlierMessage[]
  /** As it was searched for, and what its words found. */
  readonly searched: Searched | undefined
  /** What it was answered from, if only just now: it isn't read again. */
  readonly version?: LiveVersion | undefined
  readonly told?: string
}

/**
 * What the agent could tell instead, where it refused a question or isn't sure of its answer (`told`): up to three topics of its
 * live knowledge that are near to it, best first; where nothing is near, up to two starter prompts. Each of them is
 * answered by the embedded answerer when it is asked.
 */
export async function suggestNearTopics(
  platform: Platform,
  agent: AgentRow,
  { question, earlier, searched, version: answeredFrom, told = '' }: Answered,
): Promise<StoredSuggestion[]> {
  const context = followUpContext(question, earlierQuestions(earlier))
  const reading = { wholeUpTo: smallKnowledgeTokens, limit: 0 }
  const recent = answeredFrom && { version: answeredFrom }
  const search = { question, context, limit: passagesLookedAt, reading, searched, ...recent }
  const found = await searchPassages({ database: platform.database, embeddings: null }, agent, search)
  if (!found) return []
  const { version } = found
  const { hits, question: read } = found.search
  // Of small knowledge, what shares no word with the question may be near to it too, by words that look alike.
  const passages = found.reading?.isWhole ? found.reading.passages : found.passages
  const topics = passages.flatMap(findTopics)
  const near = await suggestTopics({
    question: read,
    hits,
    topics,
    meanings: await compareWithTopics(platform, version, found.search, topics),
    told,
    opens: (topic, asked) =>
      rememberAnswered(platform.database, version, `${topic.passage.passageId} ${asked}`, () =>
        opensTopic(platform.database, agent, { topic, question: asked }, version),
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
  for (const { content } of starterPromptsOf(agent)) {
    if (answered.length >= suggestedStarterPromptsMax) break
    const isAnswered = await rememberAnswered(platform.database, version, content, () =>
      canAnswer(platform, agent, content),
    )
    if (isAnswered) answered.push({ title: content, content, entryId: null })
  }
  return answered
}
