import { sql } from '../database/drizzle.ts'
import { bytes, id, instant, reference } from '../database/index.ts'
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from '../database/pg-core.ts'

/**
 * What was put, or is about to be, into the store beside the database. A row is there before its object and goes after it,
 * so that no object is ever forgotten.
 */
export const storedObjects = pgTable(
  'stored_objects',
  {
    id: id(),
    key: text().notNull().unique(),
    byteLength: bigint({ mode: 'number' }).notNull(),
    sha256: bytes().notNull(),
    /** From when on it is deleted; null while a blob has it. */
    deleteAfter: instant(),
    /** Deletions that have failed. */
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
    /** Where its bytes lie in the store beside the database; null where they are parts. */
    objectId: reference().references(() => storedObjects.id),
  },
  (table) => [uniqueIndex().on(table.objectId)],
)

/** A large value read at once costs several times its size in memory, so it is kept in parts. */
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
