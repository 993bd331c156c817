import { expect, test } from 'vitest'
import { addLowRankChange, changedMatrices } from './add-low-rank-change.ts'

/** Five matrices of 2 × 3 numbers behind another array. */
const entries = [
  { name: 'other', shape: [2], dtype: 'float32' as const },
  ...changedMatrices.map((name) => ({ name, shape: [1, 2, 3], dtype: 'float32' as const })),
]
const halfFloats = 5 * 16 * (2 + 3)

test('the product of the two narrow matrices is added to each matrix, and to nothing else', () => {
  const weights = new Float32Array(2 + 5 * 6).fill(1)
  const change = new Uint8Array(2 * halfFloats)
  const view = new DataView(change.buffer)
  // Of the second matrix: row 1 of `read` has 2 for the first rank, whose row of `write` is 0.5, 0, −1.
  const second = 16 * (2 + 3)
  view.setFloat16(2 * (second + 16), 2, true)
  view.setFloat16(2 * (second + 32), 0.5, true)
  view.setFloat16(2 * (second + 34), -1, true)
  addLowRankChange(weights.buffer, entries, change)
  const changed = [...weights].flatMap((value, at) => (value === 1 ? [] : [[at, value]]))
  expect(changed).toEqual([
    [11, 2],
    [13, -1],
  ])
})

test('a change of another length, and an encoder without one of the matrices, are refused', () => {
  const weights = new Float32Array(2 + 5 * 6).buffer
  expect(() => addLowRankChange(weights, entries, new Uint8Array(10))).toThrow('10 bytes instead of 800')
  expect(() => addLowRankChange(weights, entries.slice(0, 3), new Uint8Array(800))).toThrow('has no matrix')
})
