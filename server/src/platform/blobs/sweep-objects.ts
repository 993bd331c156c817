import { eq, sql } from '../database/drizzle.ts'
import type { Database } from '../database/index.ts'
import { type ObjectStore, ObjectStoreError } from '../object-store/index.ts'
import { storedObjects } from './tables.ts'

/** Limits per run and per query. A run takes minutes at most. */
const batchesMax = 20
const batchSize = 50
const deletedAtOnce = 5

/**
 * Deletes the objects that no blob uses, those that failed before last. An object is deleted only if no snapshot, such
 * as an export's, can still see its blob. Its row is deleted after it.
 * @throws ObjectStoreError as soon as the store is unavailable; the next run continues
 */
export async function sweepObjects(
  database: Database,
  store: ObjectStore,
  signal?: AbortSignal,
): Promise<void> {
  // Blobs deleted by something else, such as a server of the previous version.
  await database.execute(sql`
    update stored_objects o set delete_after = clock_timestamp()
    where delete_after is null and not exists (select from blobs b where b.object_id = o.id)`)
  for (let batch = 0; batch < batchesMax && !signal?.aborted; batch++) {
    const due = await findDue(database)
    const failed: unknown[] = []
    for (let at = 0; at < due.length && !signal?.aborted; at += deletedAtOnce) {
      const some = due.slice(at, at + deletedAtOnce).map((object) => remove(database, store, object))
      for (const outcome of await Promise.allSettled(some))
        if (outcome.status === 'rejected') failed.push(outcome.reason)
      if (failed.length > 0) throw failed[0]
    }
    if (due.length < batchSize) return
  }
}

interface Due {
  readonly id: number
  readonly key: string
}

/** A locked row is about to get its blob. No other can get one, since its time has expired. */
async function findDue(database: Database): Promise<Due[]> {
  const { rows } = await database.execute<{ id: string; key: string }>(sql`
    select id, key from stored_objects o
    where delete_after <= clock_timestamp() and not exists (
      select from pg_stat_activity a
      where a.datname = current_database() and a.pid <> pg_backend_pid() and a.backend_xmin is not null
        and age(a.backend_xmin) >= age(o.xmin))
    order by failures, delete_after limit ${batchSize} for update skip locked`)
  return rows.map(({ id, key }) => ({ id: Number(id), key }))
}

async function remove(database: Database, store: ObjectStore, { id, key }: Due): Promise<void> {
  try {
    await store.remove(key)
  } catch (error) {
    if (error instanceof ObjectStoreError)
      await database
        .update(storedObjects)
        .set({ failures: sql`${storedObjects.failures} + 1` })
        .where(eq(storedObjects.id, id))
    throw error
  }
  await database.delete(storedObjects).where(eq(storedObjects.id, id))
}
