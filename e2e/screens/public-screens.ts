import { chatTexts } from '@parleykit/contract/chat/texts'
import type { Page } from '@playwright/test'
import { brokenAnswer } from '../catalogue/finds.ts'
import type { Screen, World } from './screen.ts'

const at =
  (path: string) =>
  async ({ stage }: World) => {
    const page = await stage.openPage()
    await page.goto(path)
    return page
  }

/** A page of the owner's app, once it is there. */
const pageAt = (path: string) => async (world: World) => {
  const page = await at(path)(world)
  await page.getByRole('heading').first().waitFor()
  return page
}

async function submitEmpty(world: World, tab: 'Login' | 'Register'): Promise<Page> {
  const page = await at('/auth')(world)
  await page.getByRole('tab', { name: tab }).click()
  await page.locator('form').getByRole('button', { name: tab, exact: true }).click()
  await page.getByRole('alert').first().waitFor()
  return page
}

async function chat(
  { stage, agent }: World,
  question = 'When does the ferry leave?',
  query = '',
): Promise<Page> {
  const page = await stage.openPage()
  await page.goto(`/bot/${agent.publicId}${query}`)
  await page.getByRole('textbox').fill(question)
  await page.getByRole('textbox').press('Enter')
  await page.getByRole('button', { name: 'Send' }).waitFor()
  return page
}

/** A chat with its menu open, and then the question before it is deleted. */
async function deleting(page: Page): Promise<Page> {
  await page.getByRole('button', { name: chatTexts.conversationOptions }).click()
  await page.getByRole('menuitem', { name: chatTexts.deleteConversation }).click()
  await page.getByRole('dialog').waitFor()
  return page
}

/** What anybody can see. */
export const publicScreens: readonly Screen[] = [
  { name: 'landing', open: at('/') },
  { name: 'login', open: at('/auth') },
  { name: 'login with errors', open: (world) => submitEmpty(world, 'Login') },
  { name: 'register with errors', open: (world) => submitEmpty(world, 'Register') },
  {
    name: 'login failed toast',
    open: async (world) => {
      const page = await at('/auth')(world)
      await page.route('**/api/login', brokenAnswer(502))
      await page.getByLabel('Username or Email').fill('somebody')
      await page.getByLabel('Password', { exact: true }).fill('wrong horse')
      await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click()
      await page.locator('.toast').waitFor()
      return page
    },
    widths: [320, 1280],
  },
  { name: 'forgot password', open: pageAt('/forgot-password') },
  { name: 'reset password', open: pageAt('/reset-password#token') },
  { name: 'reset password without its link', open: pageAt('/reset-password') },
  { name: 'sign-in link', open: pageAt('/sign-in-link#token') },
  { name: 'sign-in link request', open: pageAt('/sign-in-link') },
  { name: 'confirm email', open: pageAt('/confirm-email#token') },
  { name: 'api docs', open: at('/api-docs') },
  { name: 'not found', open: at('/no/such/page') },
  { name: 'chat landing', open: (world) => at(`/bot/${world.agent.publicId}`)(world) },
  { name: 'chat refusal', open: (world) => chat(world, 'Who won the world cup in 1998?') },
  {
    name: 'chat with an open source',
    open: async (world) => {
      const page = await chat(world)
      await page.getByRole('button', { name: /handbook\.md/ }).click()
      return page
    },
  },
  {
    name: 'chat with its menu',
    open: async (world) => {
      const page = await chat(world)
      await page.getByRole('button', { name: chatTexts.conversationOptions }).click()
      await page.getByRole('menuitem').first().waitFor()
      return page
    },
    widths: [320, 390, 1280],
  },
  {
    name: 'chat about to be deleted',
    open: async (world) => deleting(await chat(world)),
    widths: [320, 390, 1280],
  },
  {
    name: 'chat with its menu in a frame',
    open: async (world) => {
      const page = await chat(world, undefined, '?embed=1')
      await page.getByRole('button', { name: chatTexts.conversationOptions }).click()
      await page.getByRole('menuitem').first().waitFor()
      return page
    },
    widths: [320, 390],
  },
  { name: 'chat in a frame', open: (world) => at(`/bot/${world.agent.publicId}?embed=1`)(world) },
  {
    name: 'chat not found',
    open: async (world) => {
      const page = await at('/bot/nobody')(world)
      await page.getByRole('heading').waitFor()
      return page
    },
  },
]
