import { quantise } from './quantise.ts'
import { lengthOf, signsOf, type VectorTable } from './vector-table.ts'

export interface VectorHit {
  readonly passageId: number
  readonly entryId: number
  /** Cosine, from -1 to 1. */
  readonly similarity: number
}

/** Below this many rows every vector is compared in full. */
const FEW_ROWS = 2000
/** How many rows the sign comparison selects for the full comparison. */
const CANDIDATES = 400

/**
 * The passages nearest to a question in meaning, best first. In large tables the signs select candidates by Hamming
 * distance, which are then compared in full (binary quantization with rescoring, as in Yamada et al., "Efficient
 * Passage Retrieval with Hashing", 2021).
 */
export function searchVectors(
  table: VectorTable,
  question: Float32Array,
  options: { limit: number; isLive: (entryId: number) => boolean },
): VectorHit[] {
  if (question.length !== table.dimension) return []
  const asked = quantise(question)
  const length = lengthOf(asked)
  const hits: VectorHit[] = []
  for (const row of candidateRows(table, asked)) {
    const entryId = table.entryIds[row] ?? 0
    if (!options.isLive(entryId)) continue
    hits.push({
      passageId: table.passageIds[row] ?? 0,
      entryId,
      similarity: cosine(table, row, asked, length),
    })
  }
  return hits.sort((a, b) => b.similarity - a.similarity).slice(0, options.limit)
}

/** Cosine similarities of these passages, by their IDs. Passages without a row are left out. */
export function similaritiesOf(
  table: VectorTable,
  question: Float32Array,
  passageIds: readonly number[],
): Map<number, number> {
  if (question.length !== table.dimension) return new Map()
  const asked = quantise(question)
  const length = lengthOf(asked)
  return new Map(
    passageIds.flatMap((passageId) => {
      const row = table.passageIds.indexOf(passageId)
      return row < 0 ? [] : [[passageId, cosine(table, row, asked, length)] as const]
    }),
  )
}

function cosine(table: VectorTable, row: number, asked: Int8Array, length: number): number {
  return dotProduct(table, row, asked) / Math.max(1e-9, length * (table.norms[row] ?? 0))
}

function candidateRows(table: VectorTable, asked: Int8Array): Iterable<number> {
  const rows = table.passageIds.length
  if (rows <= FEW_ROWS) return table.passageIds.keys()
  const signs = signsOf(asked)
  const distances = new Uint16Array(rows)
  const counts = new Uint32Array(table.dimension + 1)
  for (let row = 0, at = 0; row < rows; row++) {
    let distance = 0
    for (let word = 0; word < signs.length; word++, at++)
      distance += bitCount((table.signs[at] ?? 0) ^ (signs[word] ?? 0))
    distances[row] = distance
    counts[distance] = (counts[distance] ?? 0) + 1
  }
  let limit = 0
  for (let sum = counts[0] ?? 0; sum < CANDIDATES && limit < table.dimension; ) sum += counts[++limit] ?? 0
  const chosen: number[] = []
  for (let row = 0; row < rows; row++) if ((distances[row] ?? 0) <= limit) chosen.push(row)
  return chosen
}

function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function dotProduct(table: VectorTable, row: number, asked: Int8Array): number {
  const start = row * table.dimension
  let sum = 0
  for (let at = 0; at < asked.length; at++) sum += (table.bytes[start + at] ?? 0) * (asked[at] ?? 0)
  return sum
}
