/** Quantized vectors of passages, one after the other. Rows are numbered consecutively from 0. */
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

/** The input of a row. */
export interface VectorRow {
  readonly passageId: number
  readonly entryId: number
  readonly vector: Int8Array
}

/** Builds a table of at most `capacity` rows from slices, so that the caller can pause between them. */
export class VectorTableBuilder {
  readonly #table: VectorTable
  readonly #words: number
  #rows = 0

  constructor(model: string, dimension: number, capacity: number) {
    this.#words = Math.ceil(dimension / 32)
    this.#table = {
      model,
      dimension,
      passageIds: new Float64Array(capacity),
      entryIds: new Float64Array(capacity),
      bytes: new Int8Array(capacity * dimension),
      norms: new Float32Array(capacity),
      signs: new Uint32Array(capacity * this.#words),
    }
  }

  /** Skips vectors of another dimension. */
  add(rows: Iterable<VectorRow>): void {
    const { dimension, passageIds, entryIds, bytes, norms, signs } = this.#table
    for (const { passageId, entryId, vector } of rows) {
      if (vector.length !== dimension) continue
      const row = this.#rows++
      passageIds[row] = passageId
      entryIds[row] = entryId
      bytes.set(vector, row * dimension)
      norms[row] = lengthOf(vector)
      signs.set(signsOf(vector), row * this.#words)
    }
  }

  finish(): VectorTable {
    const { model, dimension, passageIds, entryIds, bytes, norms, signs } = this.#table
    const rows = this.#rows
    if (rows === passageIds.length) return this.#table
    return {
      model,
      dimension,
      passageIds: passageIds.slice(0, rows),
      entryIds: entryIds.slice(0, rows),
      bytes: bytes.slice(0, rows * dimension),
      norms: norms.slice(0, rows),
      signs: signs.slice(0, rows * this.#words),
    }
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

/** Bytes of memory that the table takes. */
export function vectorTableBytes(table: VectorTable): number {
  const { bytes, norms, signs, passageIds, entryIds } = table
  return [bytes, norms, signs, passageIds, entryIds].reduce((sum, array) => sum + array.byteLength, 0)
}
