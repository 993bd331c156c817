import type { Audience } from '@parleykit/contract/setup/setup'
import { sql } from '../../../../platform/database/drizzle.ts'
import { instant } from '../../../../platform/database/index.ts'
import { check, pgTable, smallint, text } from '../../../../platform/database/pg-core.ts'

/** One row at most. No row: the question who the installation is for wasn't answered, and the operator is asked. */
export const installationSettings = pgTable(
  'installation_settings',
  {
    id: smallint().primaryKey().default(1),
    /** Null for an installation that had accounts before the question existed: it goes on as before. */
    audience: text().$type<Audience>(),
    answeredAt: instant().notNull(),
  },
  (table) => [check('installation_settings_one_row', sql`${table.id} = 1`)],
)
