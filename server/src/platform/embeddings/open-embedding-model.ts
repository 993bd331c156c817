import type { EmbeddingModelV4 } from '@ai-sdk/provider'
import { LRUCache } from 'lru-cache'
import type { EmbeddingConfig } from '../../config/model-config.ts'
import { retry } from '../concurrency/retry.ts'
import { CircuitBreaker } from '../language-model/index.ts'
import type { EmbeddingModel } from './embedding-model.ts'

const batch = 64
const pauseMs = { first: 500, max: 1000 }
const batchMs = 60_000
/** A visitor waits this long. After that, passages are found by words alone. */
const questionMs = 800
const questionsKept = 500

/** The embedding model named by the environment; null if none. Makes no request yet. */
export async function openEmbeddingModel(config: EmbeddingConfig | null): Promise<EmbeddingModel | null> {
  if (!config) return null
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const { baseUrl, apiKey, model } = config
  const provider = createOpenAICompatible({
    name: 'embedding-server',
    baseURL: baseUrl,
    ...(apiKey !== null && { apiKey }),
  })
  return createEmbeddingModel(provider.embeddingModel(model), { name: model, isOwnKey: false })
}

/** A provider's embedding model with batches, retries and a time limit for questions. */
export function createEmbeddingModel(
  provided: EmbeddingModelV4,
  traits: Pick<EmbeddingModel, 'name' | 'isOwnKey'>,
): EmbeddingModel {
  const breaker = new CircuitBreaker(() => performance.now())
  const known = new LRUCache<string, Float32Array>({ max: questionsKept })
  return {
    ...traits,
    async embedAll(texts) {
      const vectors: Float32Array[] = []
      for (let at = 0; at < texts.length; at += batch) {
        vectors.push(...(await embedBatch(provided, texts.slice(at, at + batch))))
      }
      return vectors
    },
    async embedNow(text) {
      const cached = known.get(text)
      if (cached) return cached
      if (!breaker.enter()) return null
      try {
        const [vector] = await embed(provided, [text], questionMs)
        breaker.succeed()
        if (vector) known.set(text, vector)
        return vector ?? null
      } catch {
        breaker.fail()
        return null
      }
    },
  }
}

/** The last error is thrown without the request. */
function embedBatch(model: EmbeddingModelV4, texts: readonly string[]): Promise<Float32Array[]> {
  return retry(() => embed(model, texts, batchMs), { pauseMs, tries: 3 })
}

async function embed(
  model: EmbeddingModelV4,
  texts: readonly string[],
  timeMs: number,
): Promise<Float32Array[]> {
  const abortSignal = AbortSignal.timeout(timeMs)
  try {
    const { embeddings } = await model.doEmbed({ values: [...texts], abortSignal })
    const dimension = embeddings[0]?.length ?? 0
    if (embeddings.length !== texts.length || dimension === 0) throw new Error('wrong number of vectors')
    if (embeddings.some((vector) => vector.length !== dimension))
      throw new Error('vectors of several lengths')
    return embeddings.map((vector) => Float32Array.from(vector))
  } catch (error) {
    // The provider's error includes the texts and the address.
    const name = error instanceof Error ? error.name : 'Error'
    throw new Error(`The embedding server failed (${name})`)
  }
}
