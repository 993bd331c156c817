import type { MemberRole } from '@parleykit/contract/roles'
import { bytes, id, instant, reference } from '../../platform/database/index.ts'
import { index, pgTable, primaryKey, text } from '../../platform/database/pg-core.ts'
import { users } from '../auth/index.ts'

/** People in somebody else's workspace, which is that person's account. */
export const workspaceMembers = pgTable(
  'workspace_members',
  {
    /** The owner of the workspace. */
    workspaceId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<MemberRole>().notNull(),
    /** Seats are taken in this order: see `isWithoutSeat`. */
    joinedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index().on(table.workspaceId, table.joinedAt, table.userId),
    index().on(table.userId),
  ],
)

/** Links that lead one person each into a workspace. Only a hash is stored of what they carry. */
export const workspaceInvitations = pgTable(
  'workspace_invitations',
  {
    id: id(),
    workspaceId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes().notNull().unique(),
    /** Of the token in the mail: who has that reads the mailbox. Null where none is sent. */
    mailTokenHash: bytes().unique(),
    role: text().$type<MemberRole>().notNull(),
    /** The only address that may use it, as it was typed; null for any. */
    email: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.workspaceId), index().on(table.expiresAt)],
)

export type InvitationRow = typeof workspaceInvitations.$inferSelect
