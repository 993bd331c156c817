import { estimateTokens } from '@parleykit/engine/text/estimate-tokens'
import type { Platform } from '../../platform/platform.ts'
import { consumeEmbeddingTokens } from '../billing/usage/index.ts'
import { findEmbeddingModel } from '../models/index.ts'
import { findLiveVersion } from './find-live-version.ts'
import { type FoundPassages, type Search, searchPassages } from './search-passages.ts'

/**
 * `searchPassages` with the agent's owner paying for the embedding of the question. Once the plan is used up, the
 * search uses words only. So it does if the owner wants nothing to be sent to a model.
 */
export async function findPassages(
  platform: Platform,
  agent: { id: number; ownerId: number; liveVersion: number | null; usesModels: boolean },
  search: Search,
): Promise<FoundPassages | null> {
  const { database, telemetry } = platform
  const { ownerId } = agent
  const chosen = agent.usesModels ? await findEmbeddingModel(platform, { ownerId }) : null
  const version = search.version ?? (chosen && (await findLiveVersion(database, agent))) ?? undefined
  const madeBy = version?.model
  const embeddings = chosen && madeBy ? await findEmbeddingModel(platform, { ownerId, madeBy }) : chosen
  const paid = embeddings && {
    name: embeddings.name,
    embedNow: async (text: string) =>
      embeddings.isOwnKey ||
      (await consumeEmbeddingTokens(platform, { ownerId, tokens: estimateTokens(text) }))
        ? embeddings.embedNow(text)
        : null,
  }
  return telemetry.step('search', {}, async (step) => {
    const found = await searchPassages({ database, embeddings: paid }, agent, { ...search, version })
    step.note({ passages: found?.passages.length ?? 0 })
    return found
  })
}
