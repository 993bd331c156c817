import { bytes, instant } from '../database/index.ts'
import { integer, pgTable } from '../database/pg-core.ts'

/**
 * The installation's signing keys: the newest version signs, all of them verify. They are in the database, so that
 * processes share them and backups include them.
 */
export const signingKeys = pgTable('signing_keys', {
  version: integer().primaryKey(),
  secret: bytes().notNull(),
  createdAt: instant().notNull(),
})
