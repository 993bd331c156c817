import { noticeTypes } from '@parleykit/contract/dashboard'
import { isNotNull, sql } from '../../platform/database/drizzle.ts'
import { id, instant, reference } from '../../platform/database/index.ts'
import { index, pgTable, text } from '../../platform/database/pg-core.ts'
import { users } from '../auth/index.ts'

/** Whether a row tells of something that somebody has to see to. Literal, so that its index serves. */
export const isNotice = sql.raw(`activity_type in (${noticeTypes.map((type) => `'${type}'`).join(', ')})`)

export const activities = pgTable(
  'activities',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    activityType: text().notNull(),
    /** The agent's id; its activities go with it (see delete-agent-activities). Null where it is about the account. */
    botId: reference(),
    /** The conversation that it tells of; it stays here when that is deleted, and leads nowhere then. */
    conversationId: reference(),
    description: text().notNull(),
    /** Who did it; null for visitors and for what happens by itself. */
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
