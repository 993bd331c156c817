import { createHash, randomUUID } from 'node:crypto'
import { and, eq, isNotNull, sql } from '../database/drizzle.ts'
import type { Database } from '../database/index.ts'
import type { ObjectStore } from '../object-store/index.ts'
import type { BlobContent } from './store-blob.ts'
import { storedObjects } from './tables.ts'

/** Longer than the longest import: an object without a blob after this time is left over from a crash. */
const unclaimedHours = 6

/** Records that there will be an object, then stores it. */
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
  // A failed upload may still arrive late, so its row keeps its expiry.
  await store.put(key, bytes, sha256)
  return row.id
}

/** Schedules an object's deletion unless a blob uses it. If the database is unavailable, it is deleted later anyway. */
export async function deleteUnclaimed(database: Database, objectId: number): Promise<void> {
  await database
    .update(storedObjects)
    .set({ deleteAfter: sql`clock_timestamp()` })
    .where(and(eq(storedObjects.id, objectId), isNotNull(storedObjects.deleteAfter)))
    .catch(() => {})
}

const pieceBytes = 1024 * 1024

/** All bytes at once, for consumers that can't stream. */
async function readAll(content: BlobContent): Promise<Buffer> {
  const whole = Buffer.allocUnsafe(content.size)
  for (let at = 0; at < content.size; ) {
    const piece = await content.readPart(at, Math.min(pieceBytes, content.size - at))
    if (piece.byteLength === 0) throw new Error('A file ended too early')
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}
