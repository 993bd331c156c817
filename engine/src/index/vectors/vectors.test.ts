import { expect, test } from 'vitest'
import { fuseRanks } from './fuse-ranks.ts'
import { quantise } from './quantise.ts'
import { searchVectors } from './search-vectors.ts'
import { type VectorRow, VectorTableBuilder } from './vector-table.ts'

const DIMENSION = 96

/** Reproducible vectors around a few directions, as embeddings of related texts are. */
function makeVectors(count: number): Float32Array[] {
  let state = 7
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 31 - 1
  }
  const centres = Array.from({ length: 30 }, () => Array.from({ length: DIMENSION }, random))
  return Array.from({ length: count }, (_, at) =>
    Float32Array.from({ length: DIMENSION }, (_, part) => (centres[at % 30]?.[part] ?? 0) + random() * 0.7),
  )
}

/** From slices, as a large table is read, with room for rows that don't come. */
function tableOf(rows: readonly VectorRow[]) {
  const builder = new VectorTableBuilder('m', DIMENSION, rows.length + 3)
  for (let at = 0; at < rows.length; at += 400) builder.add(rows.slice(at, at + 400))
  return builder.finish()
}

function cosine(a: Float32Array, b: Float32Array): number {
  const dot = (x: Float32Array, y: Float32Array) => x.reduce((sum, part, at) => sum + part * (y[at] ?? 0), 0)
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}

test.each([500, 3000])('the nearest of %i quantised vectors are those of the exact ones', (count) => {
  const vectors = makeVectors(count)
  const rows = vectors.map((vector, at) => ({ passageId: at, entryId: at % 2, vector: quantise(vector) }))
  const table = tableOf(rows)
  let found = 0
  for (let asked = 0; asked < 50; asked++) {
    const question = vectors[asked * 7] ?? new Float32Array(DIMENSION)
    const exact = vectors
      .map((vector, at) => ({ at, similarity: cosine(question, vector) }))
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, 5)
    const hits = searchVectors(table, question, { limit: 5, isLive: () => true })
    expect(hits[0]?.passageId).toBe(asked * 7)
    expect(hits[0]?.similarity).toBeCloseTo(1, 2)
    found += exact.filter(({ at }) => hits.some(({ passageId }) => passageId === at)).length
  }
  expect(found / 250).toBeGreaterThan(0.95)
})

test('entries that are gone and vectors of another model’s length are left out', () => {
  const vectors = makeVectors(10)
  const rows = vectors.map((vector, at) => ({ passageId: at, entryId: at % 2, vector: quantise(vector) }))
  const table = tableOf([...rows, { passageId: 99, entryId: 0, vector: new Int8Array(3) }])
  const question = vectors[0] ?? new Float32Array()
  const hits = searchVectors(table, question, { limit: 20, isLive: (entryId) => entryId === 1 })
  expect(hits.map(({ passageId }) => passageId).sort()).toEqual([1, 3, 5, 7, 9])
  expect(searchVectors(table, new Float32Array(3), { limit: 5, isLive: () => true })).toEqual([])
})

test('what both orders have comes before what one has', () => {
  expect(
    fuseRanks([
      [1, 2, 3],
      [4, 3],
    ]),
  ).toEqual([3, 1, 4, 2])
})
