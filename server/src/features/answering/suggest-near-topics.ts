import { earlierQuestions } from '@parleykit/engine/answer/conversation/earlier-questions'
import { followUpContext } from '@parleykit/engine/answer/conversation/follow-up-context'
import { findTopics } from '@parleykit/engine/text/annotations/find-topics'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AgentRow, starterPromptsOf } from '../agents/index.ts'
import type { EarlierMessage, StoredSuggestion } from '../conversations/index.ts'
import { type LiveVersion, type Searched, searchPassages } from '../retrieval/index.ts'
import { canAnswer } from './can-answer.ts'
import { smallKnowledgeTokens } from './core/suggestions/small-knowledge.ts'
import { suggestionPassageLimit, suggestTopics } from './core/suggestions/suggest-topics.ts'
import { opensTopic } from './opens-topic.ts'
import { compareWithTopics } from './sentence-embeddings/compare-with-topics.ts'

/** Starter prompts below a refusal if nothing in the knowledge is close. */
const suggestedStarterPromptsMax = 2

/** A question that was refused, or answered without confidence. */
interface Answered {
  readonly question: string
  /** Earlier messages of the conversation, oldest first. */
  readonly earlier: readonly EarlierMessage[]
  /** The search for it, and the word matches. */
  readonly searched: Searched | undefined
  /** The version it was answered from, if only just now. It isn't read again. */
  readonly version?: LiveVersion | undefined
  readonly reply?: string
}

/**
 * Suggests what else the agent could answer after a refusal or an uncertain answer (`reply`): up to three topics of its
 * live knowledge close to the question, best first. If nothing is close, up to two starter prompts. The embedded
 * answerer answers each of them.
 */
export async function suggestNearTopics(
  platform: Platform,
  {
    agent,
    input: { question, earlier, searched, version: answeredFrom, reply = '' },
  }: { readonly agent: AgentRow; readonly input: Answered },
): Promise<StoredSuggestion[]> {
  const context = followUpContext(question, earlierQuestions(earlier))
  const reading = { wholeUpTo: smallKnowledgeTokens, limit: 0 }
  const recent = answeredFrom && { version: answeredFrom }
  const search = { question, context, limit: suggestionPassageLimit, reading, searched, ...recent }
  const found = await searchPassages({ database: platform.database, embeddings: null }, agent, search)
  if (!found) return []
  const { version } = found
  const { hits, question: read } = found.search
  // In small knowledge, passages that share no word with the question may still be close to it, by similar words.
  const passages = found.reading?.isWhole ? found.reading.passages : found.passages
  const topics = passages.flatMap(findTopics)
  const near = await suggestTopics({
    question: read,
    hits,
    topics,
    similarities: await compareWithTopics(platform, version, found.search, topics),
    reply,
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
    : reply === ''
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
      canAnswer(platform, { agent, question: content }),
    )
    if (isAnswered) answered.push({ title: content, content, entryId: null })
  }
  return answered
}

/** Texts of about a hundred characters each. */
const mostKept = 20_000

const caches = new WeakMap<Database, LRUCache<string, Promise<boolean>>>()

/**
 * Whether an agent's current knowledge answers a text, according to `find`. The result is cached, since an agent's
 * suggestions are offered again and again.
 */
function rememberAnswered(
  database: Database,
  { state }: LiveVersion,
  text: string,
  find: () => Promise<boolean>,
): Promise<boolean> {
  const cache = caches.get(database) ?? new LRUCache<string, Promise<boolean>>({ max: mostKept })
  caches.set(database, cache)
  const name = `${state} ${text}`
  const known = cache.get(name)
  if (known) return known
  const finding = find()
  cache.set(name, finding)
  finding.catch(() => cache.delete(name))
  return finding
}
