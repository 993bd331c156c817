import { createHash } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, sql } from '../database/drizzle.ts'
import type { Database } from '../database/index.ts'
import type { ObjectStore } from '../object-store/index.ts'
import { deleteUnclaimed, putObject } from './put-object.ts'
import { adoptObject, contentInMemory, storeParts } from './store-blob.ts'
import { streamBlob } from './stream-blob.ts'
import { streamObject } from './stream-object.ts'
import { blobParts, blobs, storedObjects } from './tables.ts'

export type MoveDirection = 'to-s3' | 'to-database'

export interface Moved {
  readonly files: number
  readonly bytes: number
}

/**
 * Moves originals one at a time. Each is read back from the target and compared, then deleted at the source in the same
 * transaction that records its new place. An interrupted move can be run again, even while a server runs.
 * @param onMoved called after each
 */
export async function moveBlobs(
  { database, store }: { readonly database: Database; readonly store: ObjectStore },
  direction: MoveDirection,
  onMoved: (moved: Moved) => void,
): Promise<Moved> {
  let moved: Moved = { files: 0, bytes: 0 }
  const isThere = direction === 'to-s3' ? isNull(blobs.objectId) : isNotNull(blobs.objectId)
  for (let after = 0; ; ) {
    const [next] = await database
      .select({ id: blobs.id, byteLength: blobs.byteLength })
      .from(blobs)
      .where(and(gt(blobs.id, after), isThere, isOriginal))
      .orderBy(blobs.id)
      .limit(1)
    if (!next) return moved
    after = next.id
    const move = direction === 'to-s3' ? moveOut : moveIn
    if (!(await move(database, store, next.id))) continue
    moved = { files: moved.files + 1, bytes: moved.bytes + next.byteLength }
    onMoved(moved)
  }
}

/** Images stay in the database, so that chats depend on nothing else. */
const isOriginal = sql`exists (select from knowledge_entries e where e.file_blob_id = ${blobs.id})`

async function moveOut(database: Database, store: ObjectStore, blobId: number): Promise<boolean> {
  const bytes = await gather(streamBlob(database, store, blobId))
  const objectId = await putObject(database, store, contentInMemory(bytes))
  try {
    const [object] = await database.select().from(storedObjects).where(eq(storedObjects.id, objectId))
    if (!object) return false
    const sha256 = createHash('sha256').update(bytes).digest()
    await gather(streamObject(store, { key: object.key, sha256 }))
    return await database.transaction(async (transaction) => {
      const [blob] = await transaction
        .select()
        .from(blobs)
        .where(and(eq(blobs.id, blobId), isNull(blobs.objectId)))
        .for('update')
      if (blob?.byteLength !== bytes.byteLength) return false // deleted meanwhile, or moved by another process
      await adoptObject(transaction, objectId)
      await transaction.update(blobs).set({ objectId }).where(eq(blobs.id, blobId))
      await transaction.delete(blobParts).where(eq(blobParts.blobId, blobId))
      return true
    })
  } finally {
    await deleteUnclaimed(database, objectId)
  }
}

async function moveIn(database: Database, store: ObjectStore, blobId: number): Promise<boolean> {
  const [object] = await database
    .select({ id: storedObjects.id, key: storedObjects.key, sha256: storedObjects.sha256 })
    .from(blobs)
    .innerJoin(storedObjects, eq(storedObjects.id, blobs.objectId))
    .where(eq(blobs.id, blobId))
  if (!object) return false
  const bytes = await gather(streamObject(store, object))
  return database.transaction(async (transaction) => {
    const isHere = and(eq(blobs.id, blobId), eq(blobs.objectId, object.id))
    const [blob] = await transaction.select().from(blobs).where(isHere).for('update')
    if (!blob) return false
    await storeParts(transaction, blobId, contentInMemory(bytes))
    const { rows } = await transaction.execute<{ same: boolean }>(sql`
      select sha256(string_agg(bytes, ''::bytea order by part)) = ${object.sha256} as same
      from blob_parts where blob_id = ${blobId}`)
    if (blob.byteLength > 0 && rows[0]?.same !== true) throw new Error('A file is not what was stored')
    await transaction.update(blobs).set({ objectId: null }).where(eq(blobs.id, blobId))
    await transaction
      .update(storedObjects)
      .set({ deleteAfter: sql`clock_timestamp()` })
      .where(eq(storedObjects.id, object.id))
    return true
  })
}

async function gather(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const held: Buffer[] = []
  for await (const piece of pieces) held.push(piece)
  return Buffer.concat(held)
}
