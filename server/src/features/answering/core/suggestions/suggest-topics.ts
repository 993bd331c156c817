import type { Suggestion } from '@parleykit/contract/chat'
import { confidenceLevels, suggestionsMax } from '@parleykit/contract/limits'
import { questionsOfTopic } from '@parleykit/engine/answer/suggestions/questions-of-topic'
import { rankTopics, type TopicMeanings } from '@parleykit/engine/answer/suggestions/rank-topics'
import type { AnalysedQuestion } from '@parleykit/engine/query/analyse-question'
import type { SearchHit } from '@parleykit/engine/query/search-index'
import type { Topic } from '@parleykit/engine/text/reading/find-topics'
import { labelKey } from '@parleykit/engine/text/reading/topic-key'

export interface SuggestionInput {
  readonly question: AnalysedQuestion
  /** What the search found for it, best first. */
  readonly hits: readonly SearchHit[]
  /** Of the passages that are looked at. */
  readonly topics: readonly Topic[]
  /** How near in meaning they are to the question, where that is known. */
  readonly meanings?: TopicMeanings
  /** What the visitor has just been told: it isn't suggested again. */
  readonly told?: string
  /** Whether a question is answered with the topic. */
  readonly opens: (topic: Topic, question: string) => Promise<boolean>
}

/** How many passages the search hands over for suggestions: more than it takes to answer. */
export const passagesLookedAt = 12
/** Of the answer that a suggestion leads to. */
export const MOST_WORDS_BEHIND = 80
/** Answers below this one might still miss what was asked: they are followed by suggestions. */
export const certainConfidence = confidenceLevels.certain
/** A suggestion with the passage that it is about. */
export type TopicSuggestion = Suggestion & { readonly passageId: number }

/** Below this nothing of the knowledge is near to what was asked, by words nor by meaning. */
const NEAR = 0.35
const NEAR_IN_MEANING = 0.36
/** Topics looked at for each one suggested: bounds the work. */
const TRIES = 6

/** Up to three questions about what is near to a question, best first, each of which is answered when it is asked. */
export async function suggestTopics(input: SuggestionInput): Promise<TopicSuggestion[]> {
  const { told = '' } = input
  const [language = 'en'] = input.question.languages
  const isTold = ({ sentences }: Topic) => sentences.some(({ text }) => told.includes(text))
  const topics = input.topics.filter((topic) => !isTold(topic))
  const ranked = rankTopics(input.question, input.hits, topics, input.meanings)
  const isNear = ranked.some(({ byWords, similarity }) => byWords >= NEAR || similarity >= NEAR_IN_MEANING)
  const asked = labelKey(input.question.text)
  const chosen = new Map<string, TopicSuggestion>()
  for (const { topic } of isNear ? ranked.slice(0, suggestionsMax * TRIES) : []) {
    if (chosen.size >= suggestionsMax) break
    for (const question of questionsOfTopic(topic, language)) {
      const key = labelKey(question)
      if (key === asked || chosen.has(key) || !(await input.opens(topic, question))) continue
      // It becomes the visitor's own words.
      chosen.set(key, { title: question, content: question, passageId: topic.passage.passageId })
      break
    }
  }
  return [...chosen.values()]
}
