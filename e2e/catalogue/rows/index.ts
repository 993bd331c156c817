import type { Row } from '../row.ts'
import { agentRows } from './agent.ts'
import { authRows } from './auth.ts'
import { billingRows } from './billing.ts'
import { dashboardRows } from './dashboard.ts'
import { knowledgeRows } from './knowledge.ts'
import { publicPageRows } from './public-pages.ts'
import { websiteRows } from './websites.ts'
import { wizardRows } from './wizard.ts'

const all = {
  ...authRows,
  ...dashboardRows,
  ...wizardRows,
  ...agentRows,
  ...knowledgeRows,
  ...websiteRows,
  ...publicPageRows,
  ...billingRows,
}

export type RowId = keyof typeof all

/** Every text that is promised, by its id. */
export const rows: Readonly<Record<RowId, Row>> = all
