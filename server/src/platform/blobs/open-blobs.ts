import { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { createSemaphore } from '../concurrency/semaphore.ts'
import type { Database, Queryable } from '../database/index.ts'
import { type ObjectStore, ObjectStoreError } from '../object-store/index.ts'
import { deleteUnclaimed, putObject } from './put-object.ts'
import type { BlobContent } from './store-blob.ts'
import { streamBlob } from './stream-blob.ts'
import { sweepObjects } from './sweep-objects.ts'

/** The store of original uploads: the object store if there is one, else the database. */
export interface Blobs {
  /**
   * Stores content and passes it to `work`, which records it with `storeBlob` in its own transaction. Content that no
   * blob uses at the end is deleted, after a crash within hours.
   * @throws `not_ready` if the store is unavailable
   */
  keep<Result>(content: BlobContent, work: (kept: BlobContent) => Promise<Result>): Promise<Result>
  /** A blob's bytes as a stream of chunks; `database` may be a snapshot. */
  stream(database: Queryable, blobId: number): AsyncGenerator<Buffer>
  /** The same, once its first bytes are available. Until then the request can still be refused. */
  open(database: Queryable, blobId: number): Promise<Readable>
  /** Deletes the objects that no blob uses any more, if the store is available. */
  sweep(signal?: AbortSignal): Promise<void>
}

/** For each, its file is in memory. */
const putsAtOnce = 4
const putsWaiting = 200

export function openBlobs({
  database,
  store,
  takesNew,
  log,
}: {
  readonly database: Database
  readonly store: ObjectStore | null
  readonly takesNew: boolean
  readonly log: FastifyBaseLogger
}): Blobs {
  const puts = createSemaphore(putsAtOnce, putsWaiting)
  const tell = (error: unknown) => {
    if (error instanceof ObjectStoreError)
      log.warn({ fault: error.fault, status: error.status }, 'a request to the file storage failed')
  }
  const stream = (from: Queryable, blobId: number) => streamBlob(from, store, blobId)
  return {
    async keep(content, work) {
      if (store === null || !takesNew) return work(content)
      if (!(await puts.acquire())) throw new ObjectStoreError('Busy')
      let objectId: number
      try {
        objectId = await putObject(database, store, content)
      } catch (error) {
        tell(error)
        throw error
      } finally {
        puts.release()
      }
      try {
        return await work({ ...content, size: content.size, objectId })
      } finally {
        await deleteUnclaimed(database, objectId)
      }
    },
    stream,
    async open(from, blobId) {
      const bytes = stream(from, blobId)
      const first = await bytes.next().catch((error: unknown) => {
        tell(error)
        throw error
      })
      return Readable.from(startingWith(first, bytes), { objectMode: false })
    },
    async sweep(signal) {
      if (!store) return
      try {
        await sweepObjects(database, store, signal)
      } catch (error) {
        if (!(error instanceof ObjectStoreError)) throw error
        tell(error)
      }
    },
  }
}

async function* startingWith(
  first: IteratorResult<Buffer>,
  rest: AsyncGenerator<Buffer>,
): AsyncGenerator<Buffer> {
  try {
    if (first.done) return
    yield first.value
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}
