import type { PassageIndex } from '../../index/passage-index.ts'
import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { SearchHit } from '../../query/search-index.ts'
import { answerKindsIn, expectedAnswerType, holdsKind } from '../../text/annotations/answer-kinds.ts'
import type { Topic } from '../../text/annotations/find-topics.ts'
import type { NumberedText } from '../../text/annotations/passage-annotations.ts'
import { GrowingWordList } from '../../text/annotations/word-list.ts'
import { conceptsIn } from '../../text/concepts.ts'
import { wordsIn } from '../../text/words-in.ts'
import { questionMatcher } from '../evidence/match-question.ts'

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
const HAS_THE_KIND = 0.04
const SEARCH_WEIGHT = 0.25
/** Added to the log odds of answering. */
const WORDS_WEIGHT = 1
const MEANING_WEIGHT = 8
/** For a topic without a sentence that can answer. */
const LEAST_ANSWER = -12

/** Known similarities of topics. */
export interface TopicSimilarities {
  /** Cosines, from -1 to 1. */
  readonly similarities?: ReadonlyMap<Topic, number>
  /** The evidence that a topic's sentences contain the answer (`scoreTopics`). */
  readonly scores?: ReadonlyMap<Topic, number>
}

/**
 * Ranks topics by similarity to a question that they needn't answer, best first: by the question's words and related
 * words, the kind of thing asked for, the rank of their passage in the search, and their meaning if `similarities` has
 * it.
 */
export function rankTopics(
  question: AnalysedQuestion,
  hits: readonly SearchHit[],
  topics: readonly Topic[],
  { similarities = new Map(), scores: answerScores = new Map() }: TopicSimilarities = {},
): RankedTopic[] {
  const match = questionMatcher(question)
  const type = expectedAnswerType(question.text)
  const top = hits[0]?.score ?? 1
  const scores = new Map(hits.map(({ passageId, score }) => [passageId, score / top]))
  const content = question.terms.flatMap(({ weight, isFunctionWord }, term) =>
    isFunctionWord ? [] : { term, weight },
  )
  const total = content.reduce((sum, { weight }) => sum + weight, 0)
  const ranked = topics.map((topic) => {
    const { head, text, kinds } = readTopic(topic, question.index)
    const [inHead, inText] = [match(head).strengths, match(text).strengths]
    const held = content.reduce(
      (sum, { term, weight }) =>
        sum + weight * Math.max(inText[term] ?? 0, IN_HEADINGS * (inHead[term] ?? 0)),
      0,
    )
    const alike = (total > 0 ? held / total : 0) + SEARCH_WEIGHT * (scores.get(topic.passage.passageId) ?? 0)
    const kind = holdsKind(type, kinds)
    const byWords = alike > 0 && kind !== undefined ? alike + (kind ? 1 : -1) * HAS_THE_KIND : alike
    const similarity = similarities.get(topic) ?? 0
    const answers =
      answerScores.size === 0 ? 0 : Math.max(LEAST_ANSWER, answerScores.get(topic) ?? LEAST_ANSWER)
    const nearness = WORDS_WEIGHT * byWords + MEANING_WEIGHT * similarity + answers
    return { topic, byWords, similarity, nearness }
  })
  return ranked
    .filter(({ byWords, similarity }) => byWords > 0 || similarity > 0)
    .sort((a, b) => b.nearness - a.nearness)
}

interface TopicText {
  readonly list: GrowingWordList
  /** Its names and headings. */
  readonly head: NumberedText
  readonly text: NumberedText
  /** See `answerKindsIn`. */
  readonly kinds: number
}

const read = new WeakMap<Topic, TopicText>()
const lists = new WeakMap<PassageIndex, GrowingWordList>()

/** Reads a topic once for each object. */
function readTopic(topic: Topic, index: PassageIndex): TopicText {
  const list = lists.get(index) ?? new GrowingWordList()
  lists.set(index, list)
  const known = read.get(topic)
  if (known?.list === list) return known
  const number = (text: string): NumberedText => ({
    list,
    words: Uint32Array.from(wordsIn(text), (word) => list.add(word)),
    concepts: conceptsIn(text).map((term) => list.add(term)),
  })
  const { passage, label, sentences } = topic
  const text = sentences.map((sentence) => sentence.text).join('\n')
  const head = number([passage.title, passage.heading, label, ...(passage.questions ?? [])].join(' '))
  const made = { list, head, text: number(text), kinds: answerKindsIn(text) }
  read.set(topic, made)
  return made
}
