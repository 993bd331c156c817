import { agentScreens } from '../../e2e/screens/agent-screens.ts'
import { billingScreens } from '../../e2e/screens/billing-screens.ts'
import { dashboardScreens } from '../../e2e/screens/dashboard-screens.ts'
import { publicScreens } from '../../e2e/screens/public-screens.ts'
import { questionScreens } from '../../e2e/screens/question-screens.ts'
import type { Screen } from '../../e2e/screens/screen.ts'
import { statusScreens } from '../../e2e/screens/status-screens.ts'
import { tableScreens } from '../../e2e/screens/table-screens.ts'
import { wizardScreens } from '../../e2e/screens/wizard-screens.ts'
import { workspaceScreens } from '../../e2e/screens/workspace-screens.ts'

const all = [
  ...publicScreens,
  ...billingScreens,
  ...dashboardScreens,
  ...wizardScreens,
  ...agentScreens,
  ...questionScreens,
  ...tableScreens,
  ...statusScreens,
  ...workspaceScreens,
]

const names = [
  ...['landing', 'pricing', 'login', 'forgot password', 'api docs'],
  ...['dashboard', 'dashboard empty', 'profile', 'subscription', 'subscription paid', 'checkout', 'status'],
  ...['wizard name', 'wizard of a full plan', 'wizard profile', 'wizard knowledge', 'wizard customize'],
  ...['wizard template', 'wizard drafts', 'agent connect iframe', 'agent connect link', 'profile members'],
  ...['agent knowledge', 'agent playground', 'agent activity', 'agent analytics', 'agent connect'],
  ...['agent playground checked', 'agent as a viewer', 'status with faults'],
  ...['profile agents offered', 'profile offer of agents', 'dashboard with an offer'],
  ...[
    'agent settings',
    'agent settings with every group',
    'chat landing',
    'chat refusal',
    'chat with an open source',
    'chat in a frame',
    'not found',
  ],
]

/** The pages as they look when opened by their address, without dialogs and menus. */
export const shownScreens: readonly Screen[] = names.map((name) => {
  const screen = all.find((each) => each.name === name)
  if (!screen) throw new Error(`There is no screen called ${name}`)
  return screen
})
