import type { WidgetFault } from '@parleykit/contract/widget-sites'
import { instant, reference } from '../../../platform/database/index.ts'
import { index, pgTable, primaryKey, text } from '../../../platform/database/pg-core.ts'
import { agents } from '../../agents/index.ts'

/** The websites that have asked for an agent's widget, by their hosts alone: nothing of pages or visitors. */
export const widgetSites = pgTable(
  'widget_sites',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    host: text().notNull(),
    /** When it was loaded last and could be shown. */
    seenAt: instant(),
    /** What kept it from being shown, the last time that something did. */
    fault: text().$type<WidgetFault>(),
    faultAt: instant(),
    /** The later of the two; the oldest ones are forgotten where there are too many. */
    notedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.host] }), index().on(table.host)],
)

export type WidgetSiteRow = typeof widgetSites.$inferSelect
