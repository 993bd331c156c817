/** Quantised vectors of passages, one after the other; rows have dense numbers from 0. */
export interface VectorTable {
  readonly model: string
  readonly dimension: number
  readonly passageIds: Float64Array
  readonly entryIds: Float64Array
  readonly bytes: Int8Array
  /** The length of each row's vector. */
  readonly norms: Float32Array
  /** The signs of each row's parts as bits, 32 to a number. */
  readonly signs: Uint32Array
}

/** Builds the table from rows of one model; rows of another dimension are left out. */
export function buildVectorTable(
  model: string,
  dimension: number,
  rows: readonly { passageId: number; entryId: number; vector: Int8Array }[],
): VectorTable {
  const fitting = rows.filter(({ vector }) => vector.length === dimension)
  const words = Math.ceil(dimension / 32)
  const bytes = new Int8Array(fitting.length * dimension)
  const signs = new Uint32Array(fitting.length * words)
  const norms = new Float32Array(fitting.length)
  for (const [row, { vector }] of fitting.entries()) {
    bytes.set(vector, row * dimension)
    signs.set(signsOf(vector), row * words)
    norms[row] = lengthOf(vector)
  }
  return {
    model,
    dimension,
    bytes,
    norms,
    signs,
    passageIds: Float64Array.from(fitting, ({ passageId }) => passageId),
    entryIds: Float64Array.from(fitting, ({ entryId }) => entryId),
  }
}

/** Euclidean length. */
export function lengthOf(vector: Int8Array): number {
  let sum = 0
  for (const part of vector) sum += part * part
  return Math.sqrt(sum)
}

/** Which parts are above zero, as bits. */
export function signsOf(vector: Int8Array): Uint32Array {
  const signs = new Uint32Array(Math.ceil(vector.length / 32))
  for (let at = 0; at < vector.length; at++) {
    const word = at >> 5
    if ((vector[at] ?? 0) > 0) signs[word] = (signs[word] ?? 0) | (1 << (at & 31))
  }
  return signs
}

/** Bytes that the table takes in memory. */
export function vectorTableBytes(table: VectorTable): number {
  const { bytes, norms, signs, passageIds, entryIds } = table
  return [bytes, norms, signs, passageIds, entryIds].reduce((sum, array) => sum + array.byteLength, 0)
}
