import { sql } from '../database/drizzle.ts'
import { bytes, id, instant, reference } from '../database/index.ts'
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from '../database/pg-core.ts'

/**
 * Objects that are, or are about to be, in the object store. A row is inserted before its object is stored and deleted
 * after it, so that no object is ever forgotten.
 */
export const storedObjects = pgTable(
  'stored_objects',
  {
    id: id(),
    key: text().notNull().unique(),
    byteLength: bigint({ mode: 'number' }).notNull(),
    sha256: bytes().notNull(),
    /** When it may be deleted; null while a blob uses it. */
    deleteAfter: instant(),
    /** Number of failed deletions. */
    failures: integer().notNull().default(0),
  },
  (table) => [index().on(table.deleteAfter).where(sql`delete_after is not null`)],
)

export const blobs = pgTable(
  'blobs',
  {
    id: id(),
    mediaType: text().notNull(),
    byteLength: bigint({ mode: 'number' }).notNull(),
    createdAt: instant().notNull(),
    /** The key of its bytes in the object store; null if they are in parts. */
    objectId: reference().references(() => storedObjects.id),
  },
  (table) => [uniqueIndex().on(table.objectId)],
)

/** Reading a large value at once takes several times its size in memory, so it is stored in parts. */
export const blobParts = pgTable(
  'blob_parts',
  {
    blobId: reference()
      .notNull()
      .references(() => blobs.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.blobId, table.part] })],
)
