import { inArray, sql } from '../database/drizzle.ts'
import type { Queryable } from '../database/index.ts'
import { blobs, storedObjects } from './tables.ts'

/** Deletes blobs with their parts. A job deletes objects in the store. Null IDs are skipped. */
export async function deleteBlobs(database: Queryable, blobIds: readonly (number | null)[]): Promise<void> {
  const ids = blobIds.filter((id) => id !== null)
  if (ids.length === 0) return
  const gone = await database
    .delete(blobs)
    .where(inArray(blobs.id, ids))
    .returning({ objectId: blobs.objectId })
  const objectIds = gone.flatMap(({ objectId }) => objectId ?? [])
  if (objectIds.length === 0) return
  await database
    .update(storedObjects)
    .set({ deleteAfter: sql`clock_timestamp()` })
    .where(inArray(storedObjects.id, objectIds))
}
