import type { AnswerTrace, TraceTerm } from '@parleykit/contract/answering/answer-traces'

const wordPattern = /[\p{L}\p{N}]+/gu
const marks = /\p{M}/gu

/** How many of a question's words a text contains, in the searched forms. */
export function countMatchedWords(text: string, terms: readonly TraceTerm[]) {
  const words = wordsOf(text)
  const isMatched = ({ searchedAs }: TraceTerm) =>
    searchedAs.some((term) => words.some(({ folded }) => isFormOf(folded, term)))
  const missing = terms.filter((term) => !isMatched(term)).map(({ word }) => word)
  return { matched: terms.length - missing.length, total: terms.length, missing }
}

/** Question words that were read as other words, as "I read “welcome” for “allowed”." */
export function describeSubstitutions({
  terms,
  passages,
}: Pick<AnswerTrace, 'terms' | 'passages'>): string[] {
  const used = passages.filter(({ use }) => use === 'quoted' || use === 'cited')
  const words = wordsOf(used.map(({ text }) => text ?? '').join('\n'))
  return terms.flatMap((term) => {
    const read = readAs(term, words)
    return read === null ? [] : [`Matched “${read}” for “${term.word}”.`]
  })
}

interface Word {
  readonly word: string
  /** Normalized as in the index: lower case, without diacritics. */
  readonly folded: string
}

/** The other word that matched in its place; null if the word itself matched, or nothing did. */
function readAs({ word, searchedAs, isCorrected }: TraceTerm, words: readonly Word[]): string | null {
  const own = fold(word)
  const others = searchedAs.filter((term) => !isFormOf(own, term))
  const forms = searchedAs.filter((term) => isFormOf(own, term))
  if (words.some(({ folded }) => folded === own || forms.some((term) => isFormOf(folded, term)))) return null
  const found = words.find(({ folded }) => others.some((term) => isFormOf(folded, term)))
  if (found) return found.word.toLowerCase()
  return isCorrected ? (searchedAs[0] ?? null) : null
}

/** Whether an index term, which is a stem, may belong to this word: "welcom" of "welcome", "daili" of "daily". */
function isFormOf(word: string, term: string): boolean {
  if (word === term) return true
  const stem = fold(term)
  if (stem.length < 3 || word.length > stem.length + 5) return false
  return word.startsWith(stem.length > 4 ? stem.slice(0, -1) : stem)
}

function wordsOf(text: string): Word[] {
  return (text.match(wordPattern) ?? []).map((word) => ({ word, folded: fold(word) }))
}

function fold(word: string): string {
  return word.normalize('NFKD').replace(marks, '').toLowerCase()
}
