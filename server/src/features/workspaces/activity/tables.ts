import { noticeTypes } from '@parleykit/contract/reports/dashboard/dashboard'
import { isNotNull, sql } from '../../../platform/database/drizzle.ts'
import { id, instant, reference } from '../../../platform/database/index.ts'
import { index, pgTable, text } from '../../../platform/database/pg-core.ts'
import { users } from '../../auth/index.ts'

/** Whether a row is a notice that needs attention. A literal, so that PostgreSQL can use its index. */
export const isNotice = sql.raw(`activity_type in (${noticeTypes.map((type) => `'${type}'`).join(', ')})`)

export const activities = pgTable(
  'activities',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    activityType: text().notNull(),
    /** The agent's ID. Its activities are deleted with it (see delete-agent-activities). Null for the account. */
    botId: reference(),
    /** The activity's conversation. The ID stays when the conversation is deleted, and the link then leads nowhere. */
    conversationId: reference(),
    description: text().notNull(),
    /** The person who did it. Null for visitors and automatic activities. */
    actorId: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId, table.id),
    index('activities_notices_index').on(table.userId, table.id).where(isNotice),
    index().on(table.botId),
    index().on(table.actorId).where(isNotNull(table.actorId)),
  ],
)
