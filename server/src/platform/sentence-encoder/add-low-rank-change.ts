/** An array of the model, with its numbers in memory order. */
export interface WeightEntry {
  readonly name: string
  readonly shape: number[]
  readonly dtype: 'float32' | 'int32'
}

const rank = 16
const secondLayer = 'Encoder_en/KonaTransformer/Encode/Layer_1/TransformerLayer/MultiheadAttention/'
const secondDense =
  'module_apply_default/Encoder_en/KonaTransformer/Encode/TransformerStack/Layer_1/TransformerLayer/FFN/'

/** In file order, which is that of `adapted` in bench/eval/meaning/encoder_in_torch.py. */
export const changedMatrices = [
  `module/${secondLayer}qkv_transform_single/kernel/part_0`,
  `module/${secondLayer}output_transform_single/kernel/part_0`,
  `${secondDense}conv1/Tensordot/Reshape_1`,
  `${secondDense}conv2/Tensordot/Reshape_1`,
  'module/Encoder_en/hidden_layers/tanh_layer_0/weights',
]

/**
 * Adds to each changed matrix the product of two narrow ones (Hu et al., "LoRA", 2021), in place. `change` contains
 * half floats: for each matrix `read` (rows × rank), then `write` (rank × columns), row by row. Throws if its length is
 * wrong.
 */
export function addLowRankChange(
  weights: ArrayBuffer,
  entries: readonly WeightEntry[],
  change: Uint8Array,
): void {
  const matrices = changedMatrices.map((name) => findMatrix(weights, entries, name))
  const expected = matrices.reduce((sum, { rows, columns }) => sum + 2 * rank * (rows + columns), 0)
  if (change.byteLength !== expected)
    throw new Error(`The change of the encoder has ${change.byteLength} bytes instead of ${expected}`)
  let rest = readHalfFloats(change)
  for (const { values, rows, columns } of matrices) {
    const read = rest.subarray(0, rows * rank)
    const write = rest.subarray(rows * rank, (rows + columns) * rank)
    rest = rest.subarray((rows + columns) * rank)
    for (let row = 0; row < rows; row += 1) {
      const own = values.subarray(row * columns, (row + 1) * columns)
      for (let part = 0; part < rank; part += 1)
        addScaled(own, write.subarray(part * columns, (part + 1) * columns), read[row * rank + part] ?? 0)
    }
  }
}

function findMatrix(weights: ArrayBuffer, entries: readonly WeightEntry[], name: string) {
  let at = 0
  for (const entry of entries) {
    const count = entry.shape.reduce((product, length) => product * length, 1)
    const [rows, columns] = entry.shape.slice(-2)
    if (entry.name === name && rows !== undefined && columns !== undefined)
      return { values: new Float32Array(weights, at, count), rows, columns }
    at += 4 * count
  }
  throw new Error(`The encoder has no matrix ${name}`)
}

function addScaled(to: Float32Array, from: Float32Array, factor: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + factor * (from[at] ?? 0)
}

/** IEEE 754 binary16, little-endian. */
function readHalfFloats(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from({ length: bytes.byteLength / 2 }, (_, at) => view.getFloat16(2 * at, true))
}
