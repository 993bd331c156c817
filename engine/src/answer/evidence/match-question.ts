import { stopWordsOf } from '../../languages/languages.ts'
import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import { conceptsAskedBy, conceptsIn, isConcept } from '../../text/concepts.ts'
import { normaliseWord } from '../../text/normalise-word.ts'
import { wordsIn } from '../../text/words-in.ts'

/** Where and how well a text holds a question's terms. */
export interface TextMatch {
  /** Per term of the question: 1 for the word itself, less for a relative, 0 where it is missing. */
  readonly strengths: Float64Array
  /** The terms as they follow one another: term number and place, in words. */
  readonly places: readonly { readonly term: number; readonly at: number }[]
  /** The share of the question's pairs of neighbouring words that stand so in the text, function words included. */
  readonly wordPairs: number
  /** Words in the text. */
  readonly length: number
}

/**
 * A function that finds the question's terms in texts. Remembers the words it has seen: make one per question. Without
 * concepts only words count: no price for "cost".
 */
export function questionMatcher(
  question: AnalysedQuestion,
  { withConcepts = true }: { withConcepts?: boolean } = {},
): (text: string) => TextMatch {
  const forms = new Map<string, { term: number; strength: number }>()
  for (const [term, { forms: own }] of question.terms.entries()) {
    for (const form of own) {
      if ((forms.get(form.term)?.strength ?? 0) < form.strength)
        forms.set(form.term, { term, strength: form.strength })
    }
  }
  const asked = new Set(withConcepts ? [...forms.keys()].filter(isConcept) : [])
  const asksPair = pairFinder(question.text)
  const seen = new Map<string, { term: number; strength: number } | undefined>()
  const look = (word: string) => {
    if (seen.has(word)) return seen.get(word)
    const terms = question.languages.flatMap((language) => normaliseWord(word, language))
    const found = terms.map((term) => forms.get(term)).find((match) => match !== undefined)
    seen.set(word, found)
    return found
  }
  return (text) => {
    const strengths = new Float64Array(question.terms.length)
    const places: { term: number; at: number }[] = []
    const heldPairs = new Set<string>()
    let words = 0
    let before = ''
    for (const word of wordsIn(text)) {
      if (asksPair.after(before)?.has(word)) heldPairs.add(`${before} ${word}`)
      before = word
      const found = look(word)
      if (found) {
        strengths[found.term] = Math.max(strengths[found.term] ?? 0, found.strength)
        places.push({ term: found.term, at: words })
      }
      words++
    }
    for (const concept of conceptsIn(text, asked)) {
      for (const [term, { forms: own }] of question.terms.entries()) {
        const strength = own.find((form) => form.term === concept)?.strength ?? 0
        strengths[term] = Math.max(strengths[term] ?? 0, strength)
      }
    }
    return { strengths, places, wordPairs: heldPairs.size / Math.max(1, asksPair.count), length: words }
  }
}

/**
 * A function that tells which share of a headline's own content words the question has, from 0 to 1: whether it is about
 * nothing but what is asked. Words that nearly all headlines have count little. 0 for a text without content words.
 */
export function headlineCoverage(question: AnalysedQuestion): (text: string) => number {
  const strengths = new Map<string, number>()
  for (const { forms, headShare } of question.terms) {
    for (const { term, strength } of forms)
      strengths.set(term, Math.max(strengths.get(term) ?? 0, strength * (1 - headShare)))
  }
  const isFunctionWord = (word: string) =>
    question.languages.some((language) => stopWordsOf(language).has(word))
  return (text) => {
    const held: number[] = []
    for (const word of wordsIn(text)) {
      if (isFunctionWord(word)) continue
      const terms = question.languages.flatMap((language) => normaliseWord(word, language))
      const concepts = conceptsAskedBy(word).map(({ term }) => term)
      held.push(Math.max(0, ...[...terms, ...concepts].map((term) => strengths.get(term) ?? 0)))
    }
    return held.reduce((sum, strength) => sum + strength, 0) / Math.max(1, held.length)
  }
}

/** The pairs of neighbouring words in a text: what stands after a word, and how many different ones there are. */
function pairFinder(text: string) {
  const words = wordsIn(text)
  const pairs = new Map<string, Set<string>>()
  for (const [at, word] of words.slice(1).entries()) {
    const first = words[at] ?? ''
    pairs.set(first, (pairs.get(first) ?? new Set()).add(word))
  }
  const count = [...pairs.values()].reduce((sum, seconds) => sum + seconds.size, 0)
  return { count, after: (word: string) => pairs.get(word) }
}

/**
 * The share of the weights (one for each term of the question) that the matches hold together, from 0 to 1; 0 where there
 * is no weight. A term counts by how well it is matched, or not at all below `leastStrength`.
 */
export function coverage(
  weights: readonly number[],
  matches: readonly TextMatch[],
  leastStrength: number = 0,
): number {
  let held = 0
  let total = 0
  for (const [number, weight] of weights.entries()) {
    let best = 0
    for (const match of matches) best = Math.max(best, match.strengths[number] ?? 0)
    if (best >= leastStrength) held += weight * best
    total += weight
  }
  return total === 0 ? 0 : held / total
}
