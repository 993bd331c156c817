import { readWords } from '../text/annotations/encode-annotations.ts'
import type { PassageIndex } from './passage-index.ts'
import type { TermNumbers } from './term-numbers.ts'

/** Passages as they were read: their bytes one after the other, and the start of each. */
interface Read {
  readonly bytes: Uint8Array
  readonly starts: Uint32Array
}

type Postings = Pick<
  PassageIndex,
  'terms' | 'postingStarts' | 'postingPassages' | 'bodyCounts' | 'headCounts' | 'questionCounts'
>

const HEAD = 0
const QUESTION = 1
const BODY = 2
const MOST_COUNTED = 255

/**
 * Turns passages as they were read into postings in two passes: one counts the postings of each term, the other fills
 * them in. `ranks` is each term's position in sorted order.
 */
export function buildPostings(
  read: Read,
  languageOf: readonly string[],
  numbers: TermNumbers,
): Postings & { readonly ranks: Uint32Array } {
  const found: number[] = []
  let seen = new Int32Array(0)
  forEachTerm(read, languageOf, numbers, (term, passage) => {
    if (term >= seen.length) seen = grown(seen, term)
    if (seen[term] === passage) return
    seen[term] = passage
    found[term] = (found[term] ?? 0) + 1
  })
  const { terms } = numbers
  const order = Uint32Array.from(terms.keys()).sort((a, b) => ((terms[a] ?? '') < (terms[b] ?? '') ? -1 : 1))
  const ranks = new Uint32Array(terms.length)
  const postingStarts = new Uint32Array(terms.length + 1)
  for (const [rank, term] of order.entries()) {
    ranks[term] = rank
    postingStarts[rank + 1] = (postingStarts[rank] ?? 0) + (found[term] ?? 0)
  }
  const next = postingStarts.slice(0, -1)
  const total = postingStarts.at(-1) ?? 0
  const postingPassages = new Uint32Array(total)
  const counts = [new Uint8Array(total), new Uint8Array(total), new Uint8Array(total)] as const
  seen.fill(-1)
  forEachTerm(read, languageOf, numbers, (term, passage, field) => {
    const rank = ranks[term] ?? 0
    if (seen[term] !== passage) {
      seen[term] = passage
      postingPassages[next[rank] ?? 0] = passage
      next[rank] = (next[rank] ?? 0) + 1
    }
    const at = (next[rank] ?? 0) - 1
    const count = counts[field][at] ?? 0
    if (count < MOST_COUNTED) counts[field][at] = count + 1
  })
  return {
    terms: Array.from(order, (term) => terms[term] ?? ''),
    postingStarts,
    postingPassages,
    bodyCounts: counts[BODY],
    headCounts: counts[HEAD],
    questionCounts: counts[QUESTION],
    ranks,
  }
}

function grown(seen: Int32Array, term: number): Int32Array<ArrayBuffer> {
  const more = new Int32Array(Math.max(1024, 2 * term)).fill(-1)
  more.set(seen)
  return more
}

function forEachTerm(
  { bytes, starts }: Read,
  languageOf: readonly string[],
  numbers: TermNumbers,
  visit: (term: number, passage: number, field: 0 | 1 | 2) => void,
): void {
  for (const [passage, language] of languageOf.entries()) {
    const { words, aboveLength, headLength, bodyLength, concepts } = readWords(bytes, starts[passage] ?? 0)
    for (let at = 0; at < headLength + bodyLength; at++) {
      const field = at < aboveLength ? HEAD : at < headLength ? QUESTION : BODY
      for (const term of numbers.of(words[at] ?? 0, language)) visit(term, passage, field)
    }
    for (const word of concepts) for (const term of numbers.of(word, language)) visit(term, passage, BODY)
  }
}
