import type { Telemetry } from '../telemetry/index.ts'
import type { EmbeddingModel } from './embedding-model.ts'

/** Wraps a model and makes its calls spans of the current trace. */
export function traceEmbeddings(model: EmbeddingModel | null, telemetry: Telemetry): EmbeddingModel | null {
  if (!model) return null
  const about = { operation: 'embeddings', model: model.name }
  return {
    ...model,
    embedAll: (texts) => telemetry.step('embedding', about, () => model.embedAll(texts)),
    embedNow: (text) =>
      telemetry.step('embedding', about, async (step) => {
        const vector = await model.embedNow(text)
        step.note({ outcome: vector ? 'ok' : 'not_in_time' })
        return vector
      }),
  }
}
