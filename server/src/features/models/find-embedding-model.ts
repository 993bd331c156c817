import type { EmbeddingModel } from '../../platform/embeddings/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ModelSettings, readModelSettings } from './base/catalogue.ts'

interface WantedEmbeddings {
  /** The workspace; null for one without a choice of its own. */
  readonly ownerId: number | null
  /** The model that made the vectors to be searched, which may have been replaced since. */
  readonly madeBy?: string | null
}

/**
 * The embedding model of a workspace: its own choice, else the environment's, else the one that the operator chose. Null
 * if there is none. Vectors of the model before are searched with that one until the new one has read the knowledge.
 */
export async function findEmbeddingModel(
  platform: Platform,
  { ownerId, madeBy }: WantedEmbeddings,
): Promise<EmbeddingModel | null> {
  const shared = await readModelSettings(platform, null)
  const own = ownerId === null ? null : await readModelSettings(platform, ownerId)
  const chosen =
    (await own?.openEmbeddings(own.choices.embedding)) ??
    platform.embeddings ??
    (await shared.openEmbeddings(shared.choices.embedding))
  if (!chosen || !madeBy || chosen.name === madeBy) return chosen
  if (platform.embeddings?.name === madeBy) return platform.embeddings
  return (own && (await openByName(own, madeBy))) ?? (await openByName(shared, madeBy)) ?? chosen
}

async function openByName(
  { connections, openEmbeddings }: ModelSettings,
  model: string,
): Promise<EmbeddingModel | null> {
  const connection = connections.find(({ models }) => models.some(({ name }) => name === model))
  return connection ? openEmbeddings({ connectionId: connection.id, model }) : null
}
