import type { Situation } from '../situation.ts'
import { agentSituations } from './agent.ts'
import { authSituations } from './auth.ts'
import { billingSituations } from './billing.ts'
import { dashboardSituations, shellSituations } from './dashboard.ts'
import { knowledgeSituations } from './knowledge.ts'
import { chatSituations, publicPageSituations } from './public-pages.ts'
import { settingsSituations } from './settings.ts'
import { statusSituations } from './status.ts'
import { trainingSituations } from './training.ts'
import { websiteSituations } from './websites.ts'
import { wizardSituations } from './wizard.ts'

/** Every situation of the catalogue, by the journey that makes it happen. */
export const situations = {
  auth: authSituations,
  dashboard: [...dashboardSituations, ...shellSituations, ...statusSituations],
  wizard: wizardSituations,
  agent: [...agentSituations, ...trainingSituations],
  settings: [...settingsSituations, ...knowledgeSituations, ...websiteSituations],
  billing: billingSituations,
  'public pages': [...chatSituations, ...publicPageSituations],
} satisfies Record<string, readonly Situation[]>
