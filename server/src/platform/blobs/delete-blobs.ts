import { inArray } from '../database/drizzle.ts'
import type { Queryable } from '../database/index.ts'
import { blobs } from './tables.ts'

/** Deletes blobs with their parts; null ids are passed over. */
export async function deleteBlobs(database: Queryable, blobIds: readonly (number | null)[]): Promise<void> {
  const ids = blobIds.filter((id) => id !== null)
  if (ids.length > 0) await database.delete(blobs).where(inArray(blobs.id, ids))
}
