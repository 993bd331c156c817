import type { Platform } from '../../platform/platform.ts'
import { candidateVersion } from './base/candidate-version.ts'
import { indexVersions } from './base/tables.ts'
import { openVersionPages } from './open-version-pages.ts'
import { isVersion } from './queries.ts'
import { embedTexts } from './vectors/embed-texts.ts'

interface Payer {
  readonly agentId: number
  readonly ownerId: number
  readonly ownerTier: string
  readonly liveVersion: number | null
}

/**
 * Lets an agent's candidate be searched by meaning as far as the live version is: what was added gets its vectors, which
 * the next training finds made. By words alone where the live version has none, or the plan has no tokens left.
 */
export async function embedCandidate(platform: Platform, payer: Payer): Promise<void> {
  const { database, embeddings } = platform
  const { agentId, liveVersion } = payer
  if (!embeddings || liveVersion === null) return
  const [live] = await database
    .select({
      embeddingModel: indexVersions.embeddingModel,
      embeddingDimension: indexVersions.embeddingDimension,
      embeddingOwn: indexVersions.embeddingOwn,
      embeddingOthers: indexVersions.embeddingOthers,
    })
    .from(indexVersions)
    .where(isVersion({ agentId, version: liveVersion }))
  if (live?.embeddingModel !== embeddings.name) return
  const key = { agentId, version: candidateVersion }
  for await (const page of (await openVersionPages(database, key)).read())
    if (!(await embedTexts(platform, embeddings, payer, page))) return
  await database.update(indexVersions).set(live).where(isVersion(key))
}
