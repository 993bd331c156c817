import type { Metrics } from '../metrics/index.ts'
import type { EmbeddingModel } from './embedding-model.ts'

/** Wraps a model and counts its calls. */
export function measureEmbeddings(model: EmbeddingModel | null, metrics: Metrics): EmbeddingModel | null {
  if (!model) return null
  const count = (outcome: 'ok' | 'failed' | 'not_in_time') => metrics.count('embeddingCalls', { outcome })
  return {
    ...model,
    async embedAll(texts) {
      try {
        const vectors = await model.embedAll(texts)
        count('ok')
        return vectors
      } catch (error) {
        count('failed')
        throw error
      }
    },
    async embedNow(text) {
      const vector = await model.embedNow(text)
      count(vector ? 'ok' : 'not_in_time')
      return vector
    },
  }
}
