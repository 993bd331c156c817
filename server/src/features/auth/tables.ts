import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, instant, reference } from '../../platform/database/index.ts'

export const users = pgTable('users', {
  id: id(),
  username: text().notNull(),
  /** The username as it is compared: see `accountKey`. */
  usernameKey: text().notNull().unique('users_username_key'),
  email: text().notNull(),
  emailKey: text().notNull().unique('users_email_key'),
  /** Argon2id in PHC format. */
  passwordHash: text().notNull(),
  subscriptionTier: text().notNull().default('free'),
  createdAt: instant().notNull(),
})

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: who reads the table can't sign in with it. */
    tokenHash: bytes().primaryKey(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)
