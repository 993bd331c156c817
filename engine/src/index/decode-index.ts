import type { IndexAnnotations } from './annotations.ts'
import {
  ANNOTATION_SECTIONS,
  aligned,
  checksum,
  HEADER_BYTES,
  INDEX_MAGIC,
  INDEX_VERSION,
} from './encode-index.ts'
import type { PassageIndex } from './passage-index.ts'
import { WordTable } from './word-table.ts'

/** Sections per format version: the first had no questions, the second no annotations, the third no tables. */
const WITH_QUESTIONS = 10
const WITH_ANNOTATIONS = WITH_QUESTIONS + ANNOTATION_SECTIONS
const SECTIONS: Readonly<Record<number, number>> = {
  1: WITH_QUESTIONS - 1,
  2: WITH_QUESTIONS,
  3: WITH_ANNOTATIONS,
  [INDEX_VERSION]: WITH_ANNOTATIONS + 1,
}

/**
 * Reads what `encodeIndex` wrote. The index shares the bytes' memory, so they must not be changed afterwards. Throws an
 * Error if they are no index, of another version, cut short or damaged. The caller should then rebuild the index.
 */
export function decodeIndex(encoded: Uint8Array): PassageIndex {
  const bytes = encoded.byteOffset % 8 === 0 ? encoded : encoded.slice()
  const sections = readSections(bytes)
  const [languages, terms, starts, passages, body, head, passageIds, entryIds, lengths, questions] = sections
  if (
    !languages ||
    !terms ||
    !starts ||
    !passages ||
    !body ||
    !head ||
    !passageIds ||
    !entryIds ||
    !lengths
  ) {
    throw new Error('The index has too few sections')
  }
  return {
    languages: readWords(languages),
    terms: readWords(terms),
    postingStarts: numbers(starts),
    postingPassages: numbers(passages),
    bodyCounts: body,
    headCounts: head,
    questionCounts: questions ?? new Uint8Array(0),
    passageIds: new Float64Array(passageIds.buffer, passageIds.byteOffset, passageIds.byteLength / 8),
    entryIds: new Float64Array(entryIds.buffer, entryIds.byteOffset, entryIds.byteLength / 8),
    lengths: numbers(lengths),
    annotations: decodeIndexAnnotations(sections.slice(WITH_QUESTIONS, WITH_ANNOTATIONS)),
    tables: sections[WITH_ANNOTATIONS] ?? new Uint8Array(0),
  }
}

function decodeIndexAnnotations(sections: readonly Uint8Array[]): IndexAnnotations | undefined {
  const [words, starts, sorted, wordTerms, furtherTerms, passageStarts, bytes] = sections
  if (!words || !starts || !sorted || !wordTerms || !furtherTerms || !passageStarts || !bytes)
    return undefined
  if (starts.byteLength === 0) return undefined
  return {
    words: new WordTable(words, numbers(starts), numbers(sorted)),
    wordTerms: numbers(wordTerms),
    furtherTerms: numbers(furtherTerms),
    starts: numbers(passageStarts),
    bytes,
  }
}

function numbers(section: Uint8Array): Uint32Array {
  return new Uint32Array(section.buffer, section.byteOffset, section.byteLength / 4)
}

function readSections(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.byteLength < HEADER_BYTES || view.getUint32(0, true) !== INDEX_MAGIC)
    throw new Error('These bytes are no index')
  const count = SECTIONS[view.getUint32(4, true)]
  if (count === undefined) throw new Error('The index is of another version')
  let at = HEADER_BYTES + count * 8
  if (bytes.byteLength < at) throw new Error('The index is cut short')
  if (view.getUint32(8, true) !== count) throw new Error('The index has another number of sections')
  const sections: Uint8Array[] = []
  for (let number = 0; number < count; number++) {
    const length = view.getFloat64(HEADER_BYTES + number * 8, true)
    if (!(length >= 0) || at + length > bytes.byteLength) throw new Error('The index is cut short')
    sections.push(bytes.subarray(at, at + length))
    at += aligned(length)
  }
  if (checksum(bytes) !== view.getUint32(12, true)) throw new Error('The index is damaged')
  return sections
}

function readWords(section: Uint8Array): string[] {
  return section.byteLength === 0 ? [] : new TextDecoder().decode(section).split('\n')
}
