import { isNotNull } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, reference } from '../../platform/database/index.ts'
import { users } from '../auth/index.ts'

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
    description: text().notNull(),
    /** Who did it; null for visitors and for what happens by itself. */
    actorId: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId, table.id),
    index().on(table.botId),
    index().on(table.actorId).where(isNotNull(table.actorId)),
  ],
)
