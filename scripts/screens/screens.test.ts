import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { accountScreens } from '../../e2e/screens/account-screens.ts'
import { agentScreens } from '../../e2e/screens/agent-screens.ts'
import { auditScreens } from '../../e2e/screens/audit-screens.ts'
import { billingScreens } from '../../e2e/screens/billing-screens.ts'
import { dashboardScreens } from '../../e2e/screens/dashboard-screens.ts'
import { modelScreens } from '../../e2e/screens/model-screens.ts'
import { publicScreens } from '../../e2e/screens/public-screens.ts'
import { questionScreens } from '../../e2e/screens/question-screens.ts'
import { serverSettingsScreens } from '../../e2e/screens/server-settings-screens.ts'
import { setupScreens } from '../../e2e/screens/setup-screens.ts'
import { shownOn } from '../../e2e/screens/shown-on.ts'
import { sourceScreens } from '../../e2e/screens/source-screens.ts'
import { spendingScreens } from '../../e2e/screens/spending-screens.ts'
import { statusScreens } from '../../e2e/screens/status-screens.ts'
import { tableScreens } from '../../e2e/screens/table-screens.ts'
import { toolScreens } from '../../e2e/screens/tool-screens.ts'
import { websiteScreens } from '../../e2e/screens/website-screens.ts'
import { wizardScreens } from '../../e2e/screens/wizard-screens.ts'
import { workspaceScreens } from '../../e2e/screens/workspace-screens.ts'
import { findShown } from './find-shown.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const screens = [
  ...accountScreens,
  ...agentScreens,
  ...questionScreens,
  ...tableScreens,
  ...auditScreens,
  ...billingScreens,
  ...dashboardScreens,
  ...modelScreens,
  ...sourceScreens,
  ...spendingScreens,
  ...publicScreens,
  ...serverSettingsScreens,
  ...setupScreens,
  ...statusScreens,
  ...toolScreens,
  ...websiteScreens,
  ...wizardScreens,
  ...workspaceScreens,
]

test('every page, dialog and menu is named in e2e/screens/shown-on.ts, and nothing else', () => {
  const shown = findShown(root)
  const named = Object.keys(shownOn)
  expect({
    missing: shown.filter((path) => !named.includes(path)),
    gone: named.filter((path) => !shown.includes(path)),
  }).toEqual({ missing: [], gone: [] })
})

test.each(Object.entries(shownOn))('%s is looked at where it says', (_path, place) => {
  if ('screen' in place) return expect(screens.map(({ name }) => name)).toContain(place.screen)
  const journey = join(root, 'e2e', place.journey)
  expect(existsSync(journey) && readFileSync(journey, 'utf8')).toMatch(/\btest\(/)
})
