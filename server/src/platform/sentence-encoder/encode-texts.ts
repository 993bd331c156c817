import { readFile } from 'node:fs/promises'
import type { EmbeddingsModel } from '@energetic-ai/embeddings'
import { learnedChange, loadEncoder } from './load-encoder.ts'

let model: Promise<EmbeddingsModel> | undefined

/** The work of the encoder's process: one vector per text. */
export async function work(texts: readonly string[]): Promise<Float32Array[]> {
  model ??= readFile(learnedChange).then(loadEncoder)
  const vectors = await (await model).embed([...texts])
  return vectors.map((vector) => Float32Array.from(vector))
}
