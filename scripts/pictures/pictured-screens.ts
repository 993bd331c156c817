import type { Page } from '@playwright/test'

/** What the pictures show: the demonstration's busiest agent. */
export interface Pictured {
  readonly id: number
  readonly publicId: string
}

export interface PicturedScreen {
  /** Of its file. */
  readonly name: string
  readonly width: number
  readonly height: number
  /** Opens it as the owner who is signed in on the page; resolves once all that is to be seen is there. */
  readonly open: (page: Page, agent: Pictured) => Promise<void>
}

const onDesk = { width: 1280, height: 1000 }
const onPhone = { width: 390, height: 844 }

/** The pictures of the README, in the order in which they are taken: chatting adds to what the others show. */
export const picturedScreens: readonly PicturedScreen[] = [
  {
    name: 'dashboard',
    ...onDesk,
    open: async (page) => {
      await page.goto('/dashboard')
      await page.getByRole('heading', { name: /^recent activity$/i }).waitFor()
    },
  },
  {
    name: 'activity',
    ...onDesk,
    open: async (page, agent) => {
      await openTab(page, agent, 'activity')
      await page
        .getByRole('button', { name: /refused/ })
        .first()
        .click()
      await page
        .getByRole('region', { name: 'Messages' })
        .getByText(/^Suggested:/)
        .first()
        .waitFor()
      await page.getByRole('button', { name: 'Join' }).waitFor()
    },
  },
  {
    name: 'knowledge',
    ...onDesk,
    open: async (page, agent) => {
      await openTab(page, agent, 'knowledge')
      await page.getByRole('button', { name: 'View the text of Harbor rules.md' }).click()
      const asking = page.getByRole('dialog').getByRole('region', { name: 'Ask this entry' })
      await asking.getByRole('textbox').fill('What does a socket cost?')
      await asking.getByRole('button', { name: 'Ask', exact: true }).click()
      await asking.getByText('A socket costs €3 a night.').first().waitFor()
    },
  },
  {
    name: 'analytics',
    ...onDesk,
    open: async (page, agent) => {
      await openTab(page, agent, 'analytics')
      await page.getByRole('heading', { name: 'Unanswered questions' }).waitFor()
    },
  },
  {
    name: 'settings',
    ...onDesk,
    open: async (page, agent) => {
      await openTab(page, agent, 'settings')
      await page.frameLocator('iframe[title="Chat preview"]').getByRole('textbox').waitFor()
    },
  },
  {
    name: 'playground',
    ...onDesk,
    open: async (page, agent) => {
      await openTab(page, agent, 'playground')
      const chat = page.frameLocator('iframe.playground')
      await ask(chat, 'Do you rent out paddle boards?', 'Suggested questions')
      await chat.getByRole('list', { name: 'Suggested questions' }).getByRole('button').first().click()
      await chat.getByRole('list', { name: 'Sources' }).waitFor()
    },
  },
  {
    name: 'chat-on-a-phone',
    ...onPhone,
    open: async (page, { publicId }) => {
      await page.goto(`/bot/${publicId}`)
      await ask(page, 'Can I cancel my booking?', 'Sources')
      await ask(page, 'Do I need a license for the keelboat?', 'Sources')
    },
  },
]

const onStartPage = { width: 1200, height: 1000 }

/** The tabs of an agent that the start page shows, light and dark. */
export const startPageScreens: readonly PicturedScreen[] = [
  {
    name: 'knowledge',
    // No wider than its list.
    ...onStartPage,
    width: 820,
    open: (page, agent) => openTab(page, agent, 'knowledge'),
  },
  {
    name: 'activity',
    ...onStartPage,
    open: async (page, agent) => {
      await openTab(page, agent, 'activity')
      await page.getByText('How much is a dinghy for a day?').first().click()
      await page.getByRole('button', { name: 'Join' }).waitFor()
    },
  },
  {
    name: 'analytics',
    ...onStartPage,
    open: async (page, agent) => {
      await openTab(page, agent, 'analytics')
      await page.getByRole('heading', { name: 'Unanswered questions' }).waitFor()
    },
  },
]

async function openTab(page: Page, { id }: Pictured, tab: string): Promise<void> {
  await page.goto(`/dashboard/agents/${id}#${tab}`)
  await page.getByRole('tab', { selected: true }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Asks the agent and waits until the line below its answer is there. */
async function ask(chat: Pick<Page, 'getByRole'>, question: string, beneath: Beneath): Promise<void> {
  const lists = chat.getByRole('log').getByRole('list', { name: beneath })
  const shown = await lists.count()
  const field = chat.getByRole('textbox')
  await field.fill(question)
  await field.press('Enter')
  await lists.nth(shown).waitFor()
}

type Beneath = 'Sources' | 'Suggested questions'
