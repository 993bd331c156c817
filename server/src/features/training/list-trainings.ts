import type { Training } from '@parleykit/contract/training'
import type { Platform } from '../../platform/platform.ts'
import { findOwnAgent } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import { listIndexVersions } from '../retrieval/index.ts'

/** The trainings of an agent that are kept, newest first. */
export async function listTrainings(platform: Platform, owner: Owner, agentId: number): Promise<Training[]> {
  const { liveVersion } = await findOwnAgent(platform.database, owner, agentId)
  const versions = await listIndexVersions(platform.database, agentId)
  return versions.map(({ createdAt, entryCount, passageCount, ...version }) => ({
    ...version,
    createdAt: createdAt.toISOString(),
    entries: entryCount,
    passages: passageCount,
    isLive: version.version === liveVersion,
  }))
}
