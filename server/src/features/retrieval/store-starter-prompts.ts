import { and, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import type { TrainedStarterPrompt } from '../agents/index.ts'
import { indexVersions } from './base/tables.ts'
import type { VersionKey } from './queries.ts'

/** Stores a training's starter prompts with its version, so that restoring the version brings them back. */
export async function storeStarterPrompts(
  database: Queryable,
  { key, starterPrompts }: { readonly key: VersionKey; readonly starterPrompts: TrainedStarterPrompt[] },
): Promise<void> {
  await database
    .update(indexVersions)
    .set({ starterPrompts })
    .where(and(eq(indexVersions.agentId, key.agentId), eq(indexVersions.version, key.version)))
}
