import type { EmbeddingModel } from '../../platform/embeddings/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { readModelSettings } from './base/catalogue.ts'

/**
 * The embedding model for all agents: the environment's, else the one that the operator chose. Null if there is none.
 * Knowledge that was embedded by another one is searched by words until the new one has read it.
 */
export async function findEmbeddingModel(platform: Platform): Promise<EmbeddingModel | null> {
  if (platform.embeddings) return platform.embeddings
  const { choices, openEmbeddings } = await readModelSettings(platform, null)
  return openEmbeddings(choices.embedding)
}
