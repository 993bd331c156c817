import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { SearchHit } from '../../query/search-index.ts'
import { holdsKind } from '../../text/reading/answer-kinds.ts'
import { expectedAnswerType } from '../../text/reading/answer-type.ts'
import type { Topic } from '../../text/reading/find-topics.ts'
import { shareLetters } from './share-letters.ts'
import { strengthReader } from './topic-strengths.ts'
import { topicVocabulary } from './topic-words.ts'

/** A topic with its similarity to the question. */
export interface RankedTopic {
  readonly topic: Topic
  readonly nearness: number
  /** The score of its words alone. */
  readonly byWords: number
  /** Cosine of their meanings; 0 if unknown. */
  readonly similarity: number
}

const IN_HEADINGS = 0.7
const ALIKE_STRENGTH = 0.8
const HAS_THE_KIND = 0.04
const SEARCH_WEIGHT = 0.25
const LETTERS_WEIGHT = 1.5
/** Added to the log odds of answering. */
const WORDS_WEIGHT = 1
const MEANING_WEIGHT = 8
/** For a topic without a sentence that can answer. */
const LEAST_ANSWER = -12
const SAME_WORD = 0.8

/** Known similarities of topics. */
export interface TopicMeanings {
  /** Cosines, from -1 to 1. */
  readonly similarities?: ReadonlyMap<Topic, number>
  /** The evidence that a topic's sentences contain the answer (`scoreTopics`). */
  readonly scores?: ReadonlyMap<Topic, number>
}

/**
 * Ranks topics by similarity to a question that they needn't answer, best first. It uses the question's words, related
 * words, words of similar spelling (shared letter groups, Dice's coefficient), the kind of thing asked for, the rank of
 * their passage in the search, and their meaning if `similarities` has it, else all shared letters.
 */
export function rankTopics(
  question: AnalysedQuestion,
  hits: readonly SearchHit[],
  topics: readonly Topic[],
  { similarities = new Map(), scores: answerScores = new Map() }: TopicMeanings = {},
): RankedTopic[] {
  const vocabulary = topicVocabulary(question.index)
  const read = topics.map((topic) => vocabulary.read(topic))
  const strengthsOf = strengthReader(question, vocabulary)
  const type = expectedAnswerType(question.text)
  const top = hits[0]?.score ?? 1
  const scores = new Map(hits.map(({ passageId, score }) => [passageId, score / top]))
  const isMeaningKnown = topics.every((topic) => similarities.has(topic))
  const letters = isMeaningKnown
    ? []
    : shareLetters(
        question,
        read.map(({ groups }) => groups),
        vocabulary.groups,
      )
  const content = question.terms.flatMap(({ weight, isFunctionWord }, term) =>
    isFunctionWord ? [] : { term, weight },
  )
  const total = content.reduce((sum, { weight }) => sum + weight, 0)
  const ranked = topics.flatMap((topic, at) => {
    const words = read[at]
    if (!words) return []
    const meaning = similarities.get(topic)
    const { inText, inHead, alike: likenesses } = strengthsOf(words)
    let held = 0
    for (const { term, weight } of content) {
      const strength = Math.max(inText[term] ?? 0, IN_HEADINGS * (inHead[term] ?? 0))
      const likeness = strength >= SAME_WORD ? 0 : ALIKE_STRENGTH * (likenesses[term] ?? 0)
      held += weight * Math.max(strength, likeness)
    }
    const kind = holdsKind(type, words.kinds)
    const alike =
      (total > 0 ? held / total : 0) +
      SEARCH_WEIGHT * (scores.get(topic.passage.passageId) ?? 0) +
      (meaning === undefined ? LETTERS_WEIGHT * (letters[at] ?? 0) : 0)
    const byWords = alike > 0 && kind !== undefined ? alike + (kind ? 1 : -1) * HAS_THE_KIND : alike
    const similarity = meaning ?? 0
    const answers =
      answerScores.size === 0 ? 0 : Math.max(LEAST_ANSWER, answerScores.get(topic) ?? LEAST_ANSWER)
    const nearness = WORDS_WEIGHT * byWords + MEANING_WEIGHT * similarity + answers
    return [{ topic, byWords, similarity, nearness }]
  })
  return ranked
    .filter(({ byWords, similarity }) => byWords > 0 || similarity > 0)
    .sort((a, b) => b.nearness - a.nearness)
}
