import { id, instant, reference } from '../../../platform/database/index.ts'
import { foreignKey, index, pgTable } from '../../../platform/database/pg-core.ts'
import { workspaceMembers } from '../../workspaces/index.ts'

/** Open offers of all agents of a workspace to one of its members. Deleted with the membership. */
export const ownershipTransfers = pgTable(
  'workspace_handovers',
  {
    id: id(),
    /** The account whose agents are offered. It has at most one offer at a time. */
    workspaceId: reference().notNull().unique('workspace_handovers_workspace_id_key'),
    /** The recipient. */
    userId: reference().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'workspace_handovers_membership',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [workspaceMembers.workspaceId, workspaceMembers.userId],
    }).onDelete('cascade'),
    index().on(table.userId),
    index().on(table.expiresAt),
  ],
)

export type TransferRow = typeof ownershipTransfers.$inferSelect
