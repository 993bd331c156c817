import { type AnalysedQuestion, forEachToken, type SearchHit } from '../../../retrieval/core/index.ts'
import { expectedAnswerType, holdsAnswerOf } from '../evidence/answer-type.ts'
import { questionMatcher } from '../evidence/match-question.ts'
import type { Topic } from './find-topics.ts'

/** A topic with how near it is to the question; above 0. */
export interface RankedTopic {
  readonly topic: Topic
  readonly nearness: number
}

const IN_HEADINGS = 0.7
/** Words that share at least this much of their letter groups are counted as relatives. */
const ALIKE = 0.4
const ALIKE_STRENGTH = 0.8
const HAS_THE_KIND = 0.04
const SEARCH_WEIGHT = 0.25
const CHARACTER_WEIGHT = 1
const SAME_WORD = 0.8
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Katakana}]/u
const SHORTEST_COMPARED = 4

/**
 * Ranks topics by how near they are to a question that they needn't answer, best first: its words, their relatives and
 * words that look alike (shared letter groups, Dice's coefficient), the kind of thing that it asks for, and the rank of
 * their passage in the search.
 */
export function rankTopics(
  question: AnalysedQuestion,
  hits: readonly SearchHit[],
  topics: readonly Topic[],
): RankedTopic[] {
  const match = questionMatcher(question)
  const type = expectedAnswerType(question.text)
  const top = hits[0]?.score ?? 1
  const scores = new Map(hits.map(({ passageId, score }) => [passageId, score / top]))
  const asked = question.terms.map(({ meant }) => letterGroups(meant.toLowerCase()))
  const ideographs = new Set([...question.text].filter((letter) => IDEOGRAPH.test(letter)))
  const likeness = wordLikeness()
  const ranked = topics.map((topic) => {
    const { passage, sentences, label } = topic
    const text = sentences.map((sentence) => sentence.text).join('\n')
    const head = `${passage.title} ${passage.heading} ${label}`
    const inText = match(text).strengths
    const inHead = match(head).strengths
    const words = wordsOf(`${head} ${text}`)
    let held = 0
    let total = 0
    for (const [term, { weight, isFunctionWord }] of question.terms.entries()) {
      if (isFunctionWord) continue
      const strength = Math.max(inText[term] ?? 0, IN_HEADINGS * (inHead[term] ?? 0))
      const groups = asked[term]
      held +=
        weight * (strength >= SAME_WORD || !groups ? strength : Math.max(strength, likeness(groups, words)))
      total += weight
    }
    const kind = holdsAnswerOf(type, text)
    const nearness =
      (total > 0 ? held / total : 0) +
      SEARCH_WEIGHT * (scores.get(passage.passageId) ?? 0) +
      CHARACTER_WEIGHT * sharedShare(ideographs, `${head}${text}`)
    return {
      topic,
      nearness: nearness > 0 && kind !== undefined ? nearness + (kind ? 1 : -1) * HAS_THE_KIND : nearness,
    }
  })
  return ranked.filter(({ nearness }) => nearness > 0).sort((a, b) => b.nearness - a.nearness)
}

function wordsOf(text: string): string[] {
  const words = new Set<string>()
  forEachToken(text, (word) => {
    if (word.length >= SHORTEST_COMPARED) words.add(word.toLowerCase())
  })
  return [...words]
}

/** How alike the likeliest of the words is to what was asked, from 0 to 1. Remembers the words it has seen. */
function wordLikeness() {
  const groupsOf = new Map<string, ReadonlySet<string>>()
  return (asked: ReadonlySet<string>, words: readonly string[]): number => {
    let best = 0
    for (const word of words) {
      const groups = groupsOf.get(word) ?? letterGroups(word)
      groupsOf.set(word, groups)
      if (groups.size === 0 || asked.size === 0) continue
      let shared = 0
      for (const group of asked) if (groups.has(group)) shared++
      const dice = (2 * shared) / (groups.size + asked.size)
      if (dice > best) best = dice
    }
    return best >= ALIKE ? best * ALIKE_STRENGTH : 0
  }
}

/** Its runs of three and four letters, ends included; none for short words, which are alike by chance. */
function letterGroups(word: string): ReadonlySet<string> {
  const groups = new Set<string>()
  if (word.length < SHORTEST_COMPARED) return groups
  const marked = `<${word}>`
  for (const length of [3, 4])
    for (let at = 0; at + length <= marked.length; at++) groups.add(marked.slice(at, at + length))
  return groups
}

function sharedShare(letters: ReadonlySet<string>, text: string): number {
  if (letters.size === 0) return 0
  let shared = 0
  for (const letter of letters) if (text.includes(letter)) shared++
  return shared / letters.size
}
