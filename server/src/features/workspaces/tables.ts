import type { MemberRole } from '@parleykit/contract/base/roles'
import { bytes, id, instant, reference } from '../../platform/database/index.ts'
import { index, pgTable, primaryKey, text } from '../../platform/database/pg-core.ts'
import { users } from '../auth/index.ts'

/** Members of workspaces. A workspace is its owner's account. */
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
    /** Seats are assigned in this order: see `isWithoutSeat`. */
    joinedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index().on(table.workspaceId, table.joinedAt, table.userId),
    index().on(table.userId),
  ],
)

/** Links that each let one person join a workspace. Only a hash of the token is stored. */
export const workspaceInvitations = pgTable(
  'workspace_invitations',
  {
    id: id(),
    workspaceId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes().notNull().unique(),
    /** Hash of the token in the mail, which proves that its user reads the mailbox. Null if none is sent. */
    mailTokenHash: bytes().unique(),
    role: text().$type<MemberRole>().notNull(),
    /** The only address that may use it, as typed. Null for any. */
    email: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.workspaceId), index().on(table.expiresAt)],
)

export type InvitationRow = typeof workspaceInvitations.$inferSelect
