import { isNotNull } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { modelChoices } from './base/tables.ts'

/** The workspaces that have chosen models of their own. */
export async function listOwnersWithModels({ database }: Pick<Platform, 'database'>): Promise<number[]> {
  const rows = await database
    .select({ ownerId: modelChoices.ownerId })
    .from(modelChoices)
    .where(isNotNull(modelChoices.ownerId))
  return rows.flatMap(({ ownerId }) => ownerId ?? [])
}
