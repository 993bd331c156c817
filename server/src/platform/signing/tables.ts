import { bytes, instant } from '../database/index.ts'
import { integer, pgTable } from '../database/pg-core.ts'

/**
 * What this installation signs with: the newest version signs, all of them verify. In the database, so that processes
 * share them and a backup brings them along.
 */
export const signingKeys = pgTable('signing_keys', {
  version: integer().primaryKey(),
  secret: bytes().notNull(),
  createdAt: instant().notNull(),
})
