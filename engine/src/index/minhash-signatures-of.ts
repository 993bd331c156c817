import type { PassageIndex } from './passage-index.ts'

/** Values of a passage's MinHash signature. */
export const SKETCH_SIZE = 32
/** Marks a position of the signature that none of the passage's words hashed to. */
export const EMPTY = 0xffff

/** Words in a greater share of the passages don't distinguish them. */
const USUAL_SHARE = 0.5

const known = new WeakMap<PassageIndex, Uint16Array>()

/**
 * The MinHash signature of each passage's text, `SKETCH_SIZE` values per passage of the index. The share of equal
 * values of two signatures estimates the share of distinctive words that the passages have in common (one permutation
 * hashing: Li, Owen and Zhang, 2012). Computed from the postings in one pass, once for each index.
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
      const position = (index.postingPassages[at] ?? 0) * SKETCH_SIZE + column
      if (value < (sketches[position] ?? EMPTY)) sketches[position] = value
    }
  }
  return sketches
}

/** FNV-1a with the last steps of MurmurHash3, so that every bit depends on every letter. */
function hashOf(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
