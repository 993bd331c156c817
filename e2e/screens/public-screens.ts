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

async function submitEmpty(world: World, tab: 'Login' | 'Register'): Promise<Page> {
  const page = await at('/auth')(world)
  await page.getByRole('tab', { name: tab }).click()
  await page.locator('form').getByRole('button', { name: tab, exact: true }).click()
  await page.getByRole('alert').first().waitFor()
  return page
}

async function chat({ stage, agent }: World, question = 'When does the ferry leave?'): Promise<Page> {
  const page = await stage.openPage()
  await page.goto(`/bot/${agent.publicId}`)
  await page.getByRole('textbox').fill(question)
  await page.getByRole('textbox').press('Enter')
  await page.getByRole('button', { name: 'Send' }).waitFor()
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
