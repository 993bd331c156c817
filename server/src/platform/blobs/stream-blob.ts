import { and, eq } from '../database/drizzle.ts'
import type { Queryable } from '../database/index.ts'
import { blobParts } from './tables.ts'

/** A stored blob's bytes, a part at a time: large ones never stand in memory whole. */
export async function* streamBlob(database: Queryable, blobId: number): AsyncGenerator<Buffer> {
  for (let part = 0; ; part++) {
    const [found] = await database
      .select({ bytes: blobParts.bytes })
      .from(blobParts)
      .where(and(eq(blobParts.blobId, blobId), eq(blobParts.part, part)))
    if (!found) return
    yield found.bytes
  }
}
