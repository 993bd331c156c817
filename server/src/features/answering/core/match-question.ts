import {
  type AnalysedQuestion,
  conceptsIn,
  forEachToken,
  isConcept,
  normaliseWord,
} from '../../retrieval/core/index.ts'

/** Where and how well a text holds a question's terms. */
export interface TextMatch {
  /** Per term of the question: 1 for the word itself, less for a relative, 0 where it is missing. */
  readonly strengths: Float64Array
  /** The terms as they follow one another: term number and place, in words. */
  readonly places: readonly { readonly term: number; readonly at: number }[]
}

/** A function that finds the question's terms in texts. Remembers the words it has seen: make one per question. */
export function questionMatcher(question: AnalysedQuestion): (text: string) => TextMatch {
  const forms = new Map<string, { term: number; strength: number }>()
  for (const [term, { forms: own }] of question.terms.entries()) {
    for (const form of own) {
      if ((forms.get(form.term)?.strength ?? 0) < form.strength)
        forms.set(form.term, { term, strength: form.strength })
    }
  }
  const asked = new Set([...forms.keys()].filter(isConcept))
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
    let words = 0
    forEachToken(text, (word) => {
      const found = look(word)
      if (found) {
        strengths[found.term] = Math.max(strengths[found.term] ?? 0, found.strength)
        places.push({ term: found.term, at: words })
      }
      words++
    })
    for (const concept of conceptsIn(text, asked)) {
      for (const [term, { forms: own }] of question.terms.entries()) {
        const strength = own.find((form) => form.term === concept)?.strength ?? 0
        strengths[term] = Math.max(strengths[term] ?? 0, strength)
      }
    }
    return { strengths, places }
  }
}

/**
 * The share of the question's weight that the matches hold together, from 0 to 1. A term counts by how well it is matched,
 * or not at all below `leastStrength`.
 */
export function coverage(
  question: AnalysedQuestion,
  matches: readonly TextMatch[],
  leastStrength: number = 0,
): number {
  let held = 0
  let total = 0
  for (const [number, { weight }] of question.terms.entries()) {
    let best = 0
    for (const match of matches) best = Math.max(best, match.strengths[number] ?? 0)
    if (best >= leastStrength) held += weight * best
    total += weight
  }
  return total === 0 ? 0 : held / total
}

const NEAR = 4

/** The share of the question's neighbouring content words that stand near each other in the text too, in their order. */
export function nearPairs(question: AnalysedQuestion, match: TextMatch): number {
  const content = question.terms.flatMap((term, number) =>
    term.isFunctionWord || term.isContext ? [] : [number],
  )
  if (content.length < 2) return 0
  let near = 0
  for (let at = 0; at + 1 < content.length; at++) {
    if (standNear(match, content[at], content[at + 1])) near++
  }
  return near / (content.length - 1)
}

function standNear(match: TextMatch, left: number | undefined, right: number | undefined): boolean {
  const first = match.places.filter((place) => place.term === left)
  const second = match.places.filter((place) => place.term === right)
  return first.some((a) => second.some((b) => b.at > a.at && b.at - a.at <= NEAR))
}
