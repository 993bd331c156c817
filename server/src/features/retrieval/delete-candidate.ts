import type { Database } from '../../platform/database/index.ts'
import { candidateVersion } from './base/candidate-version.ts'
import { indexVersions } from './base/tables.ts'
import { isVersion } from './queries.ts'

/** Deletes an agent's candidate, if there is one. The passages cut for it are reused by the next training. */
export async function deleteCandidate(database: Database, agentId: number): Promise<void> {
  await database.delete(indexVersions).where(isVersion({ agentId, version: candidateVersion }))
}
