import type { WidgetFault } from '@parleykit/contract/publish/widget-sites'
import { instant, reference } from '../../../platform/database/index.ts'
import { index, pgTable, primaryKey, text } from '../../../platform/database/pg-core.ts'
import { agents } from '../../agents/index.ts'

/** Websites that have loaded an agent's widget. Only hosts are stored, nothing about pages or visitors. */
export const widgetSites = pgTable(
  'widget_sites',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    host: text().notNull(),
    /** When the widget was last loaded and could be shown. */
    seenAt: instant(),
    /** The most recent reason why it could not be shown. */
    fault: text().$type<WidgetFault>(),
    faultAt: instant(),
    /** The later of `seenAt` and `faultAt`. If there are too many rows, the oldest are deleted. */
    notedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.host] }), index().on(table.host)],
)

export type WidgetSiteRow = typeof widgetSites.$inferSelect
