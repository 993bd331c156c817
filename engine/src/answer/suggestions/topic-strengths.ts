import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import { isConcept } from '../../text/concepts.ts'
import { strengthen } from '../evidence/match-question.ts'
import { type Held, MASK_SIZE, strongestForms } from '../evidence/sought-words.ts'
import { letterGroups, SHORTEST_COMPARED } from './letter-groups.ts'
import type { TopicVocabulary, TopicWords } from './topic-words.ts'

/** Words that share at least this much of their letter groups count as related. */
const ALIKE = 0.4

/**
 * By term of the question: how well a topic's text and head match it, and how similar the most similar of its words is.
 */
interface Strengths {
  readonly inText: Float64Array
  readonly inHead: Float64Array
  /** From 0 to 1; 0 if no word is similar enough. */
  readonly alike: Float64Array
}

/** A word that matches the question. */
interface Mark {
  held?: Held | undefined
  /** The terms that it resembles, and how closely. */
  readonly alike: (readonly [term: number, dice: number])[]
}

/**
 * Tells how well topics match the terms of a question. What each word matches is computed once for all topics. A result
 * is valid until the next call.
 */
export function strengthReader(
  question: AnalysedQuestion,
  vocabulary: TopicVocabulary,
): (words: TopicWords) => Strengths {
  const { terms } = question
  const forms = strongestForms(question)
  const concepts = new Set([...forms.keys()].filter(isConcept))
  const marks = new Map<number, Mark>()
  const markOf = (word: number): Mark => {
    const mark = marks.get(word) ?? { alike: [] }
    marks.set(word, mark)
    return mark
  }
  for (const [word, held] of vocabulary.wordsOf(forms)) markOf(word).held = held
  for (const [term, { meant, isFunctionWord }] of terms.entries()) {
    if (isFunctionWord) continue
    for (const [word, dice] of wordsLike(meant.toLowerCase(), vocabulary))
      markOf(word).alike.push([term, dice])
  }
  // Most words match nothing: the mask skips them.
  const mask = new Uint8Array(MASK_SIZE)
  for (const word of marks.keys()) mask[word % MASK_SIZE] = 1
  const inText = new Float64Array(terms.length)
  const inHead = new Float64Array(terms.length)
  const alike = new Float64Array(terms.length)
  const add = (words: Uint32Array, strengths: Float64Array) => {
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? 0
      const mark = mask[word % MASK_SIZE] === 0 ? undefined : marks.get(word)
      if (!mark) continue
      const { held } = mark
      if (held && held.strength > (strengths[held.term] ?? 0)) strengths[held.term] = held.strength
      for (const [term, dice] of mark.alike) if (dice > (alike[term] ?? 0)) alike[term] = dice
    }
  }
  return ({ inText: text, inHead: head, textConcepts, headConcepts }) => {
    for (const strengths of [inText, inHead, alike]) strengths.fill(0)
    add(text, inText)
    add(head, inHead)
    for (const concept of textConcepts) if (concepts.has(concept)) strengthen(question, concept, inText)
    for (const concept of headConcepts) if (concepts.has(concept)) strengthen(question, concept, inHead)
    return { inText, inHead, alike }
  }
}

/** Dice's coefficient of the letter groups of a similar word and those of the question. */
function wordsLike(asked: string, vocabulary: TopicVocabulary): [word: number, dice: number][] {
  const groups = asked.length < SHORTEST_COMPARED ? new Set<string>() : letterGroups(asked)
  return vocabulary.groups.wordsAlike(groups, ALIKE).filter(([word]) => {
    const length = vocabulary.lengthOf(word)
    const count = 2 * length - 1
    const isFar = 2 * Math.min(groups.size, count) < ALIKE * (groups.size + count)
    return length >= SHORTEST_COMPARED && !isFar
  })
}
