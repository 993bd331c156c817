import type { Page } from '@playwright/test'
import { portabilityTexts } from '../../web/src/features/portability/portability-texts.ts'
import { brokenAnswer } from '../catalogue/finds.ts'
import type { Screen, World } from './screen.ts'

async function dashboard({ stage, owner }: World): Promise<Page> {
  const page = await stage.openPage(owner)
  await page.goto('/dashboard')
  await page.getByRole('row').nth(1).getByRole('link').waitFor()
  return page
}

async function rowMenu(world: World): Promise<Page> {
  const page = await dashboard(world)
  await page.getByRole('button', { name: /^Actions for/ }).click()
  return page
}

async function profile({ stage, owner }: World): Promise<Page> {
  const page = await stage.openPage(owner)
  await page.goto('/dashboard/profile')
  await page.getByRole('list', { name: 'Sessions' }).waitFor()
  await page.getByRole('list', { name: 'Security log' }).waitFor()
  return page
}

/** A menu or a popover is placed when it opens, so it is looked at in one width. */
const oneWide = [1280]

/** The dashboard, what opens from it, and the account. */
export const dashboardScreens: readonly Screen[] = [
  { name: 'dashboard', open: dashboard },
  {
    name: 'dashboard empty',
    open: async ({ stage, newcomer }) => {
      const page = await stage.openPage(newcomer)
      await page.goto('/dashboard')
      await page.getByText("You haven't created any agents yet.").waitFor()
      return page
    },
  },
  {
    name: 'dashboard failed',
    open: async ({ stage, owner }) => {
      const page = await stage.openPage(owner)
      for (const path of ['bots', 'dashboard/*']) await page.route(`**/api/${path}`, brokenAnswer())
      await page.goto('/dashboard')
      await page.getByText('Failed to fetch bots').waitFor()
      return page
    },
  },
  { name: 'dashboard row menu', open: rowMenu, widths: oneWide },
  {
    name: 'dashboard importing an agent',
    open: async (world) => {
      const page = await dashboard(world)
      await page.getByRole('button', { name: portabilityTexts.import }).click()
      await page.getByRole('dialog').waitFor()
      return page
    },
  },
  {
    name: 'dashboard delete dialog',
    open: async (world) => {
      const page = await rowMenu(world)
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').waitFor()
      return page
    },
  },
  ...['Direct Link', 'HTML Snippet', 'API Documentation', 'Implementation Guide'].map((tab) => ({
    name: `integration code ${tab}`,
    open: async (world: World) => {
      const page = await rowMenu(world)
      await page.getByRole('menuitem', { name: 'Get integration code' }).click()
      await page.getByRole('tab', { name: tab }).click()
      return page
    },
  })),
  {
    name: 'notifications',
    open: async (world) => {
      const page = await dashboard(world)
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await page.getByRole('dialog').waitFor()
      return page
    },
    widths: oneWide,
  },
  {
    name: 'account menu',
    open: async (world) => {
      const page = await dashboard(world)
      await page.getByRole('button', { name: 'Account' }).click()
      return page
    },
    widths: oneWide,
  },
  {
    name: 'mobile menu',
    open: async ({ stage, owner }) => {
      const page = await stage.openPage(owner, { width: 390, height: 800 })
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      return page
    },
    widths: [390],
  },
  { name: 'profile', open: profile },
  {
    name: 'profile two-step',
    open: async (world) => {
      const page = await profile(world)
      await page.getByRole('button', { name: 'Turn on' }).click()
      await page.getByRole('dialog').getByLabel('Current password').fill('correct horse')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('img', { name: /^QR code/ }).waitFor()
      return page
    },
  },
  {
    name: 'profile delete account',
    open: async (world) => {
      const page = await profile(world)
      await page.getByRole('button', { name: /^Delete/ }).click()
      await page.getByRole('dialog').waitFor()
      return page
    },
  },
]
