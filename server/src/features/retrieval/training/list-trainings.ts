import type { Training } from '@parleykit/contract/retrieval/training/training'
import type { Queryable } from '../../../platform/database/index.ts'
import type { AgentRow } from '../../agents/index.ts'
import { listIndexVersions } from '../index.ts'

/** The kept trainings of an agent, newest first. */
export async function listTrainings(
  database: Queryable,
  { id, liveVersion }: Pick<AgentRow, 'id' | 'liveVersion'>,
): Promise<Training[]> {
  const versions = await listIndexVersions(database, id)
  return versions.map(({ createdAt, entryCount, passageCount, ...version }) => ({
    ...version,
    createdAt: createdAt.toISOString(),
    entries: entryCount,
    passages: passageCount,
    isLive: version.version === liveVersion,
  }))
}
