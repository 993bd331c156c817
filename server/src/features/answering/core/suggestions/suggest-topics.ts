import { confidenceLevels } from '@parleykit/contract/answering/answer-traces'
import type { Suggestion } from '@parleykit/contract/chat/chat'
import { questionsOfTopic } from '@parleykit/engine/answer/suggestions/questions-of-topic'
import { rankTopics, type TopicSimilarities } from '@parleykit/engine/answer/suggestions/rank-topics'
import type { AnalysedQuestion } from '@parleykit/engine/query/analyse-question'
import type { SearchHit } from '@parleykit/engine/query/search-index'
import type { Topic } from '@parleykit/engine/text/annotations/find-topics'
import { labelKey } from '@parleykit/engine/text/annotations/topic-key'

/** Suggestions below a refusal or an uncertain answer. */
const suggestionsMax = 3

export interface SuggestionInput {
  readonly question: AnalysedQuestion
  /** The search results for the question, best first. */
  readonly hits: readonly SearchHit[]
  /** Topics of the passages that are considered. */
  readonly topics: readonly Topic[]
  /** How close in meaning they are to the question, if known. */
  readonly similarities?: TopicSimilarities
  /** The text that the visitor has just read. It isn't suggested again. */
  readonly reply?: string
  /** Whether the question is answered with the topic. */
  readonly opens: (topic: Topic, question: string) => Promise<boolean>
}

/** Passages that the search returns for suggestions: more than an answer needs. */
export const suggestionPassageLimit = 12
/** Maximum words of the answer that a suggestion leads to. */
export const MOST_WORDS_BEHIND = 80
/** Answers below this confidence may miss the question, so suggestions follow them. */
export const certainConfidence = confidenceLevels.certain
/** A suggestion with the passage that it is about. */
export type TopicSuggestion = Suggestion & { readonly passageId: number }

/** Below this, nothing in the knowledge is close to the question, by words or by meaning. */
const NEAR = 0.35
const NEAR_IN_MEANING = 0.36
/** Topics tried for each suggestion: bounds the work. */
const TRIES = 6

/** Suggests up to three questions about topics close to the visitor's, best first. Each gets an answer. */
export async function suggestTopics(input: SuggestionInput): Promise<TopicSuggestion[]> {
  const { reply = '' } = input
  const [language = 'en'] = input.question.languages
  const isInReply = ({ sentences }: Topic) => sentences.some(({ text }) => reply.includes(text))
  const topics = input.topics.filter((topic) => !isInReply(topic))
  const ranked = rankTopics(input.question, input.hits, topics, input.similarities)
  const isNear = ranked.some(({ byWords, similarity }) => byWords >= NEAR || similarity >= NEAR_IN_MEANING)
  const asked = labelKey(input.question.text)
  const chosen = new Map<string, TopicSuggestion>()
  for (const { topic } of isNear ? ranked.slice(0, suggestionsMax * TRIES) : []) {
    if (chosen.size >= suggestionsMax) break
    for (const question of questionsOfTopic(topic, language)) {
      const key = labelKey(question)
      if (key === asked || chosen.has(key) || !(await input.opens(topic, question))) continue
      // The visitor sends it as their own message.
      chosen.set(key, { title: question, content: question, passageId: topic.passage.passageId })
      break
    }
  }
  return [...chosen.values()]
}
