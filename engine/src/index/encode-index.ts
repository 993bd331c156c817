import type { PassageIndex } from './passage-index.ts'

/** "PKIX" and the format's version. Increment the version with every format change, so that old indexes are rebuilt. */
export const INDEX_MAGIC = 0x58494b50
export const INDEX_VERSION = 4
/** Magic, version, the number of sections, a checksum. */
export const HEADER_BYTES = 16
const ALIGNMENT = 8
/** The sections of `IndexAnnotations`, which are empty if an index has none. */
export const ANNOTATION_SECTIONS = 7

/** The sections in order; words as UTF-8, one per line. */
function sectionsOf(index: PassageIndex): Uint8Array[] {
  const arrays = [
    index.postingStarts,
    index.postingPassages,
    index.bodyCounts,
    index.headCounts,
    index.passageIds,
    index.entryIds,
    index.lengths,
    index.questionCounts,
    ...annotationArrays(index.annotations),
  ]
  const words = [index.languages, index.terms].map((list) => new TextEncoder().encode(list.join('\n')))
  return [
    ...words,
    ...arrays.map((array) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength)),
    index.tables,
  ]
}

function annotationArrays(annotations: PassageIndex['annotations']) {
  if (!annotations) return Array.from({ length: ANNOTATION_SECTIONS }, () => new Uint8Array(0))
  const { words, wordTerms, furtherTerms, starts, bytes } = annotations
  return [words.bytes, words.starts, words.sorted, wordTerms, furtherTerms, starts, bytes]
}

/**
 * The index as bytes: a header of 16 bytes, the sections' lengths as 64-bit floats, then the sections, each aligned to 8
 * bytes, all little-endian (as every platform that Node runs on).
 */
export function encodeIndex(index: PassageIndex): Uint8Array {
  const sections = sectionsOf(index)
  const start = HEADER_BYTES + sections.length * ALIGNMENT
  const total = sections.reduce((sum, section) => sum + aligned(section.byteLength), start)
  const bytes = new Uint8Array(total)
  const view = new DataView(bytes.buffer)
  let at = start
  for (const [number, section] of sections.entries()) {
    view.setFloat64(HEADER_BYTES + number * ALIGNMENT, section.byteLength, true)
    bytes.set(section, at)
    at += aligned(section.byteLength)
  }
  view.setUint32(0, INDEX_MAGIC, true)
  view.setUint32(4, INDEX_VERSION, true)
  view.setUint32(8, sections.length, true)
  view.setUint32(12, checksum(bytes), true)
  return bytes
}

/** The offset of the section after one of `bytes` bytes. */
export function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
}

/**
 * Checksum of everything after the header, in 32-bit words (FNV-1a's mixing). Detects missing, torn or swapped parts.
 */
export function checksum(bytes: Uint8Array): number {
  const words = new Uint32Array(
    bytes.buffer,
    bytes.byteOffset + HEADER_BYTES,
    (bytes.byteLength - HEADER_BYTES) >> 2,
  )
  let hash = 0x811c9dc5
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ (words[at] ?? 0), 0x01000193)
  return hash >>> 0
}
