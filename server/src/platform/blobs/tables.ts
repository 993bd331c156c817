import { bytes, id, instant, reference } from '../database/index.ts'
import { bigint, integer, pgTable, primaryKey, text } from '../database/pg-core.ts'

export const blobs = pgTable('blobs', {
  id: id(),
  mediaType: text().notNull(),
  byteLength: bigint({ mode: 'number' }).notNull(),
  createdAt: instant().notNull(),
})

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
