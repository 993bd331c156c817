import type { Locator, Page } from '@playwright/test'
import type { Screen } from '../../e2e/screens/screen.ts'
import { evalTexts } from '../../web/src/features/answering/evals/eval-texts.ts'
import { conversationTexts } from '../../web/src/features/conversations/conversation-texts.ts'
import { shownScreens } from './shown-screens.ts'

/** Something that people do on a screen; what `act` does is one input, or several of the same kind. */
export interface Interaction {
  readonly name: string
  readonly open: Screen['open']
  /** What comes first and isn't measured. */
  readonly prepare?: (page: Page) => Promise<void>
  readonly act: (page: Page) => Promise<void>
  /** Of the window in pixels; a telephone's and a laptop's when absent. */
  readonly widths?: readonly number[]
}

type Find = (page: Page) => Locator

const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first()
const field =
  (label: string): Find =>
  (page) =>
    page.getByLabel(label, { exact: true }).first()

const opened = (name: string): Screen['open'] => {
  const screen = shownScreens.find((each) => each.name === name)
  if (!screen) throw new Error(`There is no screen called ${name}`)
  return screen.open
}

const press = (name: string, screen: string, find: Find): Interaction => ({
  name: `${screen}: ${name}`,
  open: opened(screen),
  act: (page) => find(page).click(),
})

const type = (screen: string, label: string): Interaction => ({
  name: `${screen}: type into ${label}`,
  open: opened(screen),
  prepare: (page) => field(label)(page).click(),
  act: (page) => page.keyboard.type('How much is it', { delay: 40 }),
})

const tab =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('tab', { name })

const agentTabs = ['playground', 'activity', 'analytics', 'connect', 'settings'].map((name) =>
  press(`to the tab ${name}`, 'agent knowledge', tab(name)),
)

/** A press on something that another press brings. */
const pressIn = (name: string, screen: string, first: Find, find: Find): Interaction => ({
  ...press(name, screen, find),
  prepare: async (page) => {
    await first(page).click()
    await find(page).waitFor()
    await page.waitForLoadState('networkidle')
  },
})

/** Beside the list where both have room, in its place on a telephone. */
const openConversation = async (page: Page) => {
  if ((page.viewportSize()?.width ?? 0) <= 520) await page.locator('[data-conversation]').first().click()
  await button('Why this answer?')(page).waitFor()
  await page.waitForLoadState('networkidle')
}

const pressInConversation = (name: string, find: Find): Interaction => ({
  ...press(name, 'agent activity', find),
  prepare: openConversation,
})

/** Another value of a native list, by the key that goes on in it. */
const choose = (screen: string, find: Find): Interaction => ({
  name: `${screen}: choose in a list`,
  open: opened(screen),
  prepare: (page) => find(page).focus(),
  act: (page) => page.keyboard.press('ArrowDown'),
})

const accountMenu = button(/^(?:Account|Menu)$/)
const item =
  (role: 'menuitem' | 'menuitemradio', name: string): Find =>
  (page) =>
    page.getByRole(role, { name, exact: true })

const runningChecks: Interaction = {
  name: 'agent playground: run checks',
  open: opened('agent playground'),
  prepare: (page) => field(evalTexts.label)(page).fill('When does the ferry leave?\nHow much is a ticket?'),
  act: (page) => button('Run all')(page).click(),
}

const throughDays: Interaction = {
  name: 'agent analytics: through the days of a chart',
  open: opened('agent analytics'),
  prepare: (page) => page.getByRole('slider').first().focus(),
  act: async (page) => {
    for (let day = 0; day < 5; day += 1) await page.keyboard.press('ArrowLeft')
  },
}

const sending: Interaction = {
  name: 'chat landing: send a message',
  open: opened('chat landing'),
  prepare: async (page) => {
    await page.getByRole('textbox').fill('When does the ferry leave?')
  },
  act: (page) => page.keyboard.press('Enter'),
}

const typingAMessage: Interaction = {
  name: 'chat landing: type a message',
  open: opened('chat landing'),
  prepare: (page) => page.getByRole('textbox').click(),
  act: (page) => page.keyboard.type('When does the ferry', { delay: 40 }),
}

const narrowing: Interaction = {
  name: 'agent activity: filter',
  open: opened('agent activity'),
  prepare: async (page) => {
    // Folded where there is little room.
    if ((page.viewportSize()?.width ?? 0) <= 520) await button(/^Filter/)(page).click()
  },
  act: (page) => button('Refused')(page).click(),
}

/** The main controls of the owner's app and of the chat. */
export const interactions: readonly Interaction[] = [
  press('to the tab Register', 'login', tab('Register')),
  type('login', 'Username or Email'),
  press('yearly', 'pricing', (page) => page.getByRole('switch', { name: 'Yearly billing' })),
  press("open an agent's menu", 'dashboard', button(/^Actions for/)),
  press('open the notifications', 'dashboard', button(/^Notifications/)),
  press('open the account menu', 'dashboard', button(/^(?:Account|Menu)$/)),
  press('open an agent', 'dashboard', (page) => page.getByRole('row').nth(1).getByRole('link').first()),
  type('wizard name', 'Agent name'),
  press('to the next step', 'wizard name', button(/^Next/)),
  press('to the next step', 'wizard profile', button(/^Next/)),
  type('wizard knowledge', 'Text'),
  press('to the next step', 'wizard knowledge', button(/^Next/)),
  type('wizard customize', 'Tagline'),
  ...agentTabs,
  type('agent knowledge', 'Text'),
  press('open the text of an entry', 'agent knowledge', button(/^View the text of/)),
  press('open the question before deleting', 'agent knowledge', button(/^Delete /)),
  press('open a conversation', 'agent activity', (page) => page.locator('[data-conversation]').last()),
  pressInConversation('open why this answer', button('Why this answer?')),
  narrowing,
  pressInConversation('correct an answer', (page) =>
    page.getByRole('button', { name: conversationTexts.correct, exact: true }).last(),
  ),
  type('agent settings', 'Name'),
  type('agent settings', 'Tagline'),
  press('to the way Iframe', 'agent connect', (page) => page.getByRole('radio', { name: /^Iframe/ })),
  press('open the question before deleting', 'agent settings with every group', button('Delete agent')),
  pressIn('dark', 'dashboard', accountMenu, item('menuitemradio', 'Dark')),
  pressIn('to the profile', 'dashboard', accountMenu, item('menuitem', 'Profile Settings')),
  press('open the import of an agent', 'dashboard', button(/^Import/)),
  press('turn on the second step', 'profile', button('Turn on')),
  press('open the invitation', 'profile members', button('Invite')),
  choose('agent settings with every group', field('Status')),
  { ...choose('agent settings', field('Settings section')), widths: [390] },
  {
    ...press('to a part', 'agent settings', (page) => page.getByRole('link', { name: 'Daily limits' })),
    widths: [1280],
  },
  press('a switch', 'agent settings with every group', (page) => page.getByRole('switch').first()),
  press('the secret key', 'agent settings with every group', button(/^(?:Create|Rotate) secret key/)),
  { ...press('open the preview', 'agent settings', button('Preview')), widths: [390] },
  press('90 days', 'agent analytics', (page) => page.getByRole('radio', { name: '90 days' })),
  press('open the answer to a question', 'agent analytics', button(/^Answer this/)),
  throughDays,
  type('agent playground', evalTexts.label),
  runningChecks,
  press('open what can be exported', 'agent activity', button(/^Export/)),
  pressInConversation('open the question before deleting', button('Delete')),
  typingAMessage,
  sending,
]
