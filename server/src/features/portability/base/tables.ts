import type { ErrorCode } from '@parleykit/contract/base/errors'
import type { ImportReport, ImportStatus } from '@parleykit/contract/portability/agent-files'
import { id, instant, reference } from '../../../platform/database/index.ts'
import { index, integer, jsonb, pgTable, text } from '../../../platform/database/pg-core.ts'
import { agents } from '../../agents/index.ts'
import { users } from '../../auth/index.ts'

/** Present and recent imports of agents from files. */
export const agentImports = pgTable(
  'agent_imports',
  {
    id: id(),
    workspaceId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().$type<ImportStatus>().notNull(),
    /** Knowledge entries read so far, and their total. */
    done: integer().notNull(),
    total: integer().notNull(),
    agentId: reference().references(() => agents.id, { onDelete: 'set null' }),
    report: jsonb().$type<ImportReport>(),
    errorCode: text().$type<ErrorCode>(),
    errorMessage: text(),
    createdAt: instant().notNull(),
    /** The last update by the process that works on it. */
    seenAt: instant().notNull(),
  },
  (table) => [index().on(table.workspaceId), index().on(table.agentId), index().on(table.seenAt)],
)

export type AgentImportRow = typeof agentImports.$inferSelect
