import type { Suggestion } from '@parleykit/contract/chat'
import { confidenceLevels, suggestionsMax } from '@parleykit/contract/limits'
import { rankTopics, type TopicMeanings } from '@parleykit/engine/answer/suggestions/rank-topics'
import type { AnalysedQuestion } from '@parleykit/engine/query/analyse-question'
import type { SearchHit } from '@parleykit/engine/query/search-index'
import { lowerCapitals } from '@parleykit/engine/text/lower-capitals'
import type { Topic } from '@parleykit/engine/text/reading/find-topics'
import { labelKey } from '@parleykit/engine/text/reading/topic-key'
import { titleOf } from './title-of.ts'
import { topicTitle } from './topic-title.ts'

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
  /** Whether asking for a topic by one of its names is answered with it. */
  readonly opens: (topic: Topic, name: string) => Promise<boolean>
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

/** Up to three topics near to a question, best first, each of which is answered when it is asked for. */
export async function suggestTopics(input: SuggestionInput): Promise<TopicSuggestion[]> {
  const { told = '' } = input
  const isTold = ({ sentences }: Topic) => sentences.every(({ text }) => told.includes(text))
  const topics = input.topics.filter((topic) => !isTold(topic))
  const ranked = rankTopics(input.question, input.hits, topics, input.meanings)
  const isNear = ranked.some(({ byWords, similarity }) => byWords >= NEAR || similarity >= NEAR_IN_MEANING)
  const asked = labelKey(input.question.text)
  const chosen = new Map<string, TopicSuggestion>()
  for (const { topic } of isNear ? ranked.slice(0, suggestionsMax * TRIES) : []) {
    if (chosen.size >= suggestionsMax) break
    if (labelKey(topic.label) === asked) continue
    // Where several have a name, it opens one of them alone.
    for (const name of new Set([topic.label, topic.longLabel])) {
      const key = labelKey(name)
      // It becomes the visitor's own words.
      const content = inSentenceCase(name, input.question.languages)
      if (key === '' || chosen.has(key) || !(await input.opens(topic, content))) continue
      const title = topicTitle(topic, name, input.question.languages)
      const isTaken = [...chosen.values()].some((other) => other.title === title)
      chosen.set(key, {
        title: isTaken ? titleOf(name) : title,
        content,
        passageId: topic.passage.passageId,
      })
      break
    }
  }
  return [...chosen.values()]
}

/** A name, or one with its first words behind a colon. */
function inSentenceCase(name: string, languages: readonly string[]): string {
  return name
    .split(': ')
    .map((part) => lowerCapitals(part, languages))
    .join(': ')
}
