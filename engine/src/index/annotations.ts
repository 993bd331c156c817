import { WordTable } from './word-table.ts'

/** The annotations of an index's passages, made when it was built (`encodeAnnotations`). */
export interface IndexAnnotations {
  readonly words: WordTable
  /**
   * By word: 0 if the index has none of its terms; 1 plus the term's number if it has one; from `MANY` on, the position
   * of its terms in `furtherTerms`, preceded by their count.
   */
  readonly wordTerms: Uint32Array
  readonly furtherTerms: Uint32Array
  /** The start of each passage in `bytes`. */
  readonly starts: Uint32Array
  readonly bytes: Uint8Array
}

const MANY = 0x80000000

/** `termsOf` returns the numbers of a word's terms. */
export function makeAnnotations(
  read: Pick<IndexAnnotations, 'bytes' | 'starts'>,
  words: readonly string[],
  termsOf: (word: number) => readonly number[],
): IndexAnnotations {
  const wordTerms = new Uint32Array(words.length)
  const further: number[] = []
  for (let word = 0; word < words.length; word++) {
    const terms = termsOf(word)
    wordTerms[word] = terms.length > 1 ? MANY + further.length : terms.length === 0 ? 0 : (terms[0] ?? 0) + 1
    if (terms.length > 1) further.push(terms.length, ...terms)
  }
  return { ...read, words: WordTable.of(words), wordTerms, furtherTerms: Uint32Array.from(further) }
}

/** Calls `visit` with the numbers of a word's terms, likeliest first, until it returns true. */
export function someTerm(
  { wordTerms, furtherTerms }: IndexAnnotations,
  word: number,
  visit: (term: number) => boolean,
): boolean {
  const entry = wordTerms[word] ?? 0
  if (entry < MANY) return entry > 0 && visit(entry - 1)
  const at = entry - MANY
  const end = at + 1 + (furtherTerms[at] ?? 0)
  for (let next = at + 1; next < end; next++) if (visit(furtherTerms[next] ?? 0)) return true
  return false
}

/** The words of each term, those of term `t` from `starts[t]` to `starts[t + 1]`. */
interface WordsOfTerms {
  readonly starts: Uint32Array
  readonly words: Uint32Array
}

const wordsOfTerms = new WeakMap<IndexAnnotations, WordsOfTerms>()

/** The words that have a term, collected once for all terms. */
export function wordsWithTerm(annotations: IndexAnnotations, term: number): Uint32Array {
  const { starts, words } = wordsOfTerms.get(annotations) ?? gatherWords(annotations)
  return term < 0
    ? words.subarray(0, 0)
    : words.subarray(starts[term] ?? words.length, starts[term + 1] ?? words.length)
}

function gatherWords(annotations: IndexAnnotations): WordsOfTerms {
  const { length } = annotations.wordTerms
  let last = -1
  let count = 0
  const each = (visit: (term: number, word: number) => void) => {
    for (let word = 0; word < length; word++)
      someTerm(annotations, word, (term) => {
        visit(term, word)
        return false
      })
  }
  each((term) => {
    if (term > last) last = term
    count++
  })
  const starts = new Uint32Array(last + 2)
  each((term) => {
    starts[term + 1] = (starts[term + 1] ?? 0) + 1
  })
  for (let term = 0; term <= last; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0)
  const next = starts.slice()
  const words = new Uint32Array(count)
  each((term, word) => {
    const at = next[term] ?? 0
    words[at] = word
    next[term] = at + 1
  })
  const gathered = { starts, words }
  wordsOfTerms.set(annotations, gathered)
  return gathered
}

/** Bytes of memory that they take. */
export function annotationsBytes({
  words,
  wordTerms,
  furtherTerms,
  starts,
  bytes,
}: IndexAnnotations): number {
  const gathered = 2 * wordTerms.byteLength
  return [words.bytes, words.starts, words.sorted, wordTerms, furtherTerms, starts, bytes].reduce(
    (sum, array) => sum + array.byteLength,
    gathered,
  )
}
