import { createHash, randomUUID } from 'node:crypto'
import { and, eq, isNotNull, sql } from '../database/drizzle.ts'
import type { Database } from '../database/index.ts'
import type { ObjectStore } from '../object-store/index.ts'
import { readAll } from './read-all.ts'
import type { BlobContent } from './store-blob.ts'
import { storedObjects } from './tables.ts'

/** Longer than the longest import: what isn't a blob's by then is left of a crash. */
const unclaimedHours = 6

/** Writes down that there will be an object, then puts it there. */
export async function putObject(
  database: Database,
  store: ObjectStore,
  content: BlobContent,
): Promise<number> {
  const bytes = await readAll(content)
  const sha256 = createHash('sha256').update(bytes).digest()
  const key = `originals/${randomUUID()}`
  const [row] = await database
    .insert(storedObjects)
    .values({
      ...{ key, sha256, byteLength: bytes.byteLength },
      deleteAfter: sql`clock_timestamp() + make_interval(hours => ${unclaimedHours})`,
    })
    .returning({ id: storedObjects.id })
  if (!row) throw new Error('The database returned no object')
  // One that fails may arrive late all the same, so its row keeps its hours.
  await store.put(key, bytes, sha256)
  return row.id
}

/** Has an object deleted unless a blob has it; where the database is away, that comes by itself later. */
export async function dropUnclaimed(database: Database, objectId: number): Promise<void> {
  await database
    .update(storedObjects)
    .set({ deleteAfter: sql`clock_timestamp()` })
    .where(and(eq(storedObjects.id, objectId), isNotNull(storedObjects.deleteAfter)))
    .catch(() => {})
}
