import type { PassageIndex } from './passage-index.ts'

/** Values of a passage's sketch. */
export const SKETCH_SIZE = 32
/** In a place of the sketch that none of the passage's words fell into. */
export const EMPTY = 0xffff

/** Words that a greater share of the passages have say nothing about one of them. */
const USUAL_SHARE = 0.5

const known = new WeakMap<PassageIndex, Uint16Array>()

/**
 * A sketch of the words of each passage's text, `SKETCH_SIZE` values for each passage of the index: the share of equal
 * values of two sketches is about that of the telling words which both passages have (one permutation hashing: Li, Owen and
 * Zhang, 2012). Read off the postings in one pass, once for each index.
 */
export function minhashSignaturesOf(index: PassageIndex): Uint16Array {
  const sketches = known.get(index) ?? makeSketches(index)
  known.set(index, sketches)
  return sketches
}

function makeSketches(index: PassageIndex): Uint16Array {
  const sketches = new Uint16Array(index.lengths.length * SKETCH_SIZE).fill(EMPTY)
  const usual = index.lengths.length * USUAL_SHARE
  for (const [number, term] of index.terms.entries()) {
    const hash = hashOf(term)
    const column = hash % SKETCH_SIZE
    const value = (hash >>> 8) % EMPTY
    const start = index.postingStarts[number] ?? 0
    const end = index.postingStarts[number + 1] ?? 0
    if (end - start > usual) continue
    for (let at = start; at < end; at++) {
      if (index.bodyCounts[at] === 0) continue
      const place = (index.postingPassages[at] ?? 0) * SKETCH_SIZE + column
      if (value < (sketches[place] ?? EMPTY)) sketches[place] = value
    }
  }
  return sketches
}

/** FNV-1a with the last steps of MurmurHash3, so that all bits depend on all letters. */
function hashOf(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
