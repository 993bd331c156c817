import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { SearchHit } from '../../query/search-index.ts'
import { wordsIn } from '../../text/words-in.ts'
import { expectedAnswerType, holdsAnswerOf } from '../evidence/answer-type.ts'
import { questionMatcher } from '../evidence/match-question.ts'
import type { Topic } from './find-topics.ts'
import { shareLetters } from './share-letters.ts'

/** A topic with how near it is to the question. */
export interface RankedTopic {
  readonly topic: Topic
  readonly nearness: number
  /** By its words alone. */
  readonly byWords: number
  /** Cosine of their meanings; 0 where it isn't known. */
  readonly similarity: number
}

const IN_HEADINGS = 0.7
/** Words that share at least this much of their letter groups are counted as relatives. */
const ALIKE = 0.4
const ALIKE_STRENGTH = 0.8
const HAS_THE_KIND = 0.04
const SEARCH_WEIGHT = 0.25
const LETTERS_WEIGHT = 0.75
const MEANING_WEIGHT = 1.5
const SAME_WORD = 0.8
const SHORTEST_COMPARED = 4

/**
 * Ranks topics by how near they are to a question that they needn't answer, best first: its words, their relatives and
 * words that look alike (shared letter groups, Dice's coefficient), the kind of thing that it asks for, the rank of
 * their passage in the search, and their meaning where `similarities` knows it, else all letters that they share.
 */
export function rankTopics(
  question: AnalysedQuestion,
  hits: readonly SearchHit[],
  topics: readonly Topic[],
  similarities: ReadonlyMap<Topic, number> = new Map(),
): RankedTopic[] {
  const match = questionMatcher(question)
  const type = expectedAnswerType(question.text)
  const top = hits[0]?.score ?? 1
  const scores = new Map(hits.map(({ passageId, score }) => [passageId, score / top]))
  const likenesses = question.terms.map(({ meant }) => likenessTo(meant.toLowerCase()))
  const texts = topics.map(({ passage, sentences, label }) => ({
    text: sentences.map((sentence) => sentence.text).join('\n'),
    head: [passage.title, passage.heading, label, ...(passage.questions ?? [])].join(' '),
  }))
  const isMeaningKnown = topics.every((topic) => similarities.has(topic))
  const letters = isMeaningKnown
    ? []
    : shareLetters(
        question,
        texts.map(({ head, text }) => `${head} ${text}`),
      )
  const ranked = topics.map((topic, at) => {
    const { head = '', text = '' } = texts[at] ?? {}
    const meaning = similarities.get(topic)
    const inText = match(text).strengths
    const inHead = match(head).strengths
    const words = wordsIn(`${head} ${text}`)
    let held = 0
    let total = 0
    for (const [term, { weight, isFunctionWord }] of question.terms.entries()) {
      if (isFunctionWord) continue
      const strength = Math.max(inText[term] ?? 0, IN_HEADINGS * (inHead[term] ?? 0))
      const likeness = strength >= SAME_WORD ? 0 : (likenesses[term]?.(words) ?? 0)
      held += weight * Math.max(strength, likeness)
      total += weight
    }
    const kind = holdsAnswerOf(type, text)
    const alike =
      (total > 0 ? held / total : 0) +
      SEARCH_WEIGHT * (scores.get(topic.passage.passageId) ?? 0) +
      (meaning === undefined ? LETTERS_WEIGHT * (letters[at] ?? 0) : 0)
    const byWords = alike > 0 && kind !== undefined ? alike + (kind ? 1 : -1) * HAS_THE_KIND : alike
    const similarity = meaning ?? 0
    return { topic, byWords, similarity, nearness: byWords + MEANING_WEIGHT * similarity }
  })
  return ranked.filter(({ nearness }) => nearness > 0).sort((a, b) => b.nearness - a.nearness)
}

/** How alike the likeliest of some words is to what was asked, from 0 to 1. Remembers the words it has seen. */
function likenessTo(askedWord: string): (words: readonly string[]) => number {
  const asked = new Set(letterGroups(askedWord))
  const known = new Map<string, number>()
  return (words) => {
    if (asked.size === 0) return 0
    let best = 0
    for (const word of words) {
      let dice = known.get(word)
      if (dice === undefined) {
        dice = diceOf(asked, word)
        known.set(word, dice)
      }
      if (dice > best) best = dice
    }
    return best >= ALIKE ? best * ALIKE_STRENGTH : 0
  }
}

/** Dice's coefficient of the letter groups of a word and those asked for; 0 where their lengths alone keep it low. */
function diceOf(asked: ReadonlySet<number>, word: string): number {
  const count = 2 * word.length - 1
  if (word.length < SHORTEST_COMPARED || 2 * Math.min(asked.size, count) < ALIKE * (asked.size + count))
    return 0
  const groups = new Set(letterGroups(word))
  let shared = 0
  for (const group of groups) if (asked.has(group)) shared++
  return (2 * shared) / (groups.size + asked.size)
}

/** Hashes of its runs of three and four letters, ends included; none for short words, which are alike by chance. */
function letterGroups(word: string): number[] {
  if (word.length < SHORTEST_COMPARED) return []
  const marked = `<${word}>`
  const groups: number[] = []
  for (let at = 0; at + 3 <= marked.length; at++) {
    let hash = 0
    for (let letter = at; letter < at + 3; letter++)
      hash = (Math.imul(hash, 31_337) + marked.charCodeAt(letter)) | 0
    groups.push(hash)
    if (at + 4 <= marked.length) groups.push((Math.imul(hash, 31_337) + marked.charCodeAt(at + 3)) | 0)
  }
  return groups
}
