import type { Database } from '../../platform/database/index.ts'
import { candidateVersion } from './base/candidate-version.ts'
import { indexVersions } from './base/tables.ts'
import { isVersion } from './queries.ts'

/** Takes an agent's candidate away, if there is one. Passages that it had cut are the next training's. */
export async function dropCandidate(database: Database, agentId: number): Promise<void> {
  await database.delete(indexVersions).where(isVersion({ agentId, version: candidateVersion }))
}
