import { systemTier } from '@parleykit/contract/plans'
import { type NamedPassage, namesOf } from '@parleykit/engine/index/vectors/sample-names'
import { and, eq, inArray, isNotNull, notInArray, sql } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents, holdAgent } from '../agents/index.ts'
import { users } from '../auth/index.ts'
import { indexVersions, passages, passageVectors } from './base/tables.ts'
import { openVersionPages } from './open-version-pages.ts'
import { calibrateVectors } from './vectors/calibrate-vectors.ts'
import { embedTexts } from './vectors/embed-texts.ts'

/**
 * Gives the live index vectors of the configured model and lets them answer; until then it answers by words, or with
 * those of the model before. Again when a training has published another version meanwhile.
 */
export async function embedAgent(platform: Platform, agentId: number): Promise<void> {
  while (await embedLiveVersion(platform, agentId));
}

/** True when another version is live by now. */
async function embedLiveVersion(platform: Platform, agentId: number): Promise<boolean> {
  const { database, embeddings } = platform
  const [agent] = await database
    .select({
      liveVersion: agents.liveVersion,
      ownerId: agents.ownerId,
      ownerTier: users.subscriptionTier,
      purges: indexVersions.purges,
    })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.ownerId))
    .innerJoin(
      indexVersions,
      and(eq(indexVersions.agentId, agents.id), eq(indexVersions.version, agents.liveVersion)),
    )
    .where(eq(agents.id, agentId))
  if (!embeddings || !agent || agent.liveVersion === null) return false
  const version = agent.liveVersion
  const { ownerId, ownerTier, purges } = agent
  if (ownerTier === systemTier) return false
  const payer = { agentId, ownerId, ownerTier }
  const named: NamedPassage[] = []
  for await (const page of (await openVersionPages(database, { agentId, version })).read()) {
    if (!(await embedTexts(platform, embeddings, payer, page))) {
      platform.log.info({ agentId }, "this month's embedding tokens are used up: falling back to word search")
      return false
    }
    named.push(...namesOf(page))
  }
  const ofAgent = eq(passages.agentId, agentId)
  const [sample] = await database
    .select({ dimension: sql<number>`length(${passageVectors.vector})` })
    .from(passageVectors)
    .innerJoin(passages, eq(passages.id, passageVectors.passageId))
    .where(and(ofAgent, eq(passageVectors.model, embeddings.name)))
    .limit(1)
  const dimension = sample?.dimension ?? 0
  const vectors = { agentId, version, purges, model: embeddings.name, dimension }
  const { own, others } = await calibrateVectors(platform, embeddings, payer, vectors, named)
  return database.transaction(async (transaction) => {
    await holdAgent(transaction, agentId)
    await transaction
      .update(indexVersions)
      .set({
        embeddingModel: embeddings.name,
        embeddingDimension: dimension,
        embeddingOwn: own,
        embeddingOthers: others,
      })
      .where(and(eq(indexVersions.agentId, agentId), eq(indexVersions.version, version)))
    const used = transaction
      .select({ model: indexVersions.embeddingModel })
      .from(indexVersions)
      .where(and(eq(indexVersions.agentId, agentId), isNotNull(indexVersions.embeddingModel)))
    await transaction
      .delete(passageVectors)
      .where(
        and(
          inArray(
            passageVectors.passageId,
            transaction.select({ id: passages.id }).from(passages).where(ofAgent),
          ),
          notInArray(passageVectors.model, used),
        ),
      )
    const [now] = await transaction
      .select({ liveVersion: agents.liveVersion })
      .from(agents)
      .where(eq(agents.id, agentId))
    return now !== undefined && now.liveVersion !== version
  })
}
