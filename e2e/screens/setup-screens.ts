import { getUser } from '@parleykit/contract/auth/account'
import { getSetup, type Setup } from '@parleykit/contract/setup/setup'
import type { Page } from '@playwright/test'
import { audienceTexts, setupTexts, setupTitle } from '../../web/src/features/setup/setup-texts.ts'
import type { Screen, World } from './screen.ts'

const unanswered: Setup = {
  audience: null,
  isOffered: true,
  access: 'operator',
  billing: { provider: 'sandbox', isSetByServer: false },
  registration: { mode: 'open', isSetByServer: false, isChosen: false },
}

/** The page as the operator of an installation in this state has it. */
async function openSetup({ stage, newcomer }: World, state: Partial<Setup> = {}): Promise<Page> {
  const page = await stage.openPage(newcomer)
  const json = { ...unanswered, ...state }
  await page.route(`**${getSetup.path}`, (route) => route.fulfill({ json }))
  await page.goto('/setup')
  await page.getByRole('heading', { name: setupTitle }).waitFor()
  return page
}

const choose = (page: Page, audience: 'team' | 'customers') =>
  page.getByRole('radio', { name: audienceTexts[audience].name }).click()

/** The question who an installation is for, in each of its states. */
export const setupScreens: readonly Screen[] = [
  {
    name: 'setup',
    open: async (world) => {
      const page = await openSetup(world)
      await choose(page, 'team')
      return page
    },
  },
  {
    name: 'setup changing',
    open: async (world) => {
      const page = await openSetup(world, { audience: 'team', isOffered: false })
      await choose(page, 'customers')
      await page.getByRole('button', { name: setupTexts.continue }).click()
      await page.getByRole('alertdialog').waitFor()
      return page
    },
  },
  {
    name: 'setup done',
    open: async (world) => {
      const page = await openSetup(world)
      const json = { ...unanswered, audience: 'team', isOffered: false }
      await page.route('**/api/setup/audience', (route) => route.fulfill({ json }))
      await choose(page, 'team')
      await page.getByRole('button', { name: setupTexts.continue }).click()
      await page.getByRole('heading', { name: setupTexts.done.team }).waitFor()
      return page
    },
  },
  {
    name: 'setup with a code',
    open: async (world) => {
      const page = await openSetup(world, { access: 'code' })
      await page.getByLabel(setupTexts.code).waitFor()
      return page
    },
  },
  {
    name: 'setup set by the server',
    open: async (world) => {
      const page = await openSetup(world, {
        isOffered: false,
        billing: { provider: 'stripe', isSetByServer: true },
        registration: { mode: 'invite', isSetByServer: true, isChosen: false },
      })
      await page.getByText(setupTexts.fixed).waitFor()
      return page
    },
  },
  {
    name: 'dashboard offering the setup',
    open: async ({ stage, newcomer }) => {
      const page = await stage.openPage(newcomer)
      await page.route(`**${getSetup.path}`, (route) => route.fulfill({ json: unanswered }))
      await page.route(`**${getUser.path}`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), mayBecomeAdmin: true } })
      })
      await page.goto('/dashboard')
      await page.getByText(setupTexts.offer).waitFor()
      return page
    },
  },
]
