import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  audienceTexts,
  changeTexts,
  setupTexts,
  setupTitle,
} from '../../web/src/features/setup/setup-texts.ts'
import { notFoundTexts } from '../../web/src/ui/navigation/not-found-texts.ts'
import { chooseBy, pressAt, tabTo } from '../support/keyboard.ts'
import { expect, expectAccessible, signUp, test } from '../support/product.ts'
import { endServer, runServer, type ServerProcess } from '../support/run-server.ts'

const ends: (() => Promise<void>)[] = []
test.afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A new installation that no one has registered at. */
async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-e2e-'))
  const server = await runServer(dataDir, { EMBEDDING_MODEL: 'off', ...environment })
  ends.push(async () => {
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  })
  return server
}

const offer = (page: Page) => page.getByText(setupTexts.offer)
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const choice = (page: Page, audience: 'team' | 'customers') =>
  page.getByRole('radio', { name: audienceTexts[audience].name })
const proceed = (page: Page) => page.getByRole('button', { name: setupTexts.continue })

test('for a team: the first account answers, invites people, and changes the answer later', async ({
  page,
}) => {
  const { origin } = await start()
  await signUp(page, origin, 'marina')
  await expect(offer(page)).toBeVisible()
  await page.getByRole('link', { name: setupTexts.answer, exact: true }).click()
  await expect(title(page, setupTitle)).toBeVisible()
  await expect(proceed(page)).toHaveAttribute('aria-disabled', 'true')
  await choice(page, 'team').click()
  await proceed(page).click()
  await expect(title(page, setupTexts.done.team)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: setupTexts.inviteTeam }).click()
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible()

  await page.goto(`${origin}/dashboard`)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(offer(page)).toHaveCount(0)
  expect((await page.goto(`${origin}/pricing`))?.status()).toBe(404)
  await expect(title(page, notFoundTexts.title)).toBeVisible()

  await page.goto(`${origin}/dashboard/status`)
  const section = page.getByRole('region', { name: setupTexts.statusTitle })
  await expect(section).toContainText(audienceTexts.team.name)
  await section.getByRole('link', { name: setupTexts.change }).click()
  await expect(choice(page, 'team')).toBeChecked()
  await choice(page, 'customers').click()
  await proceed(page).click()
  const dialog = page.getByRole('alertdialog')
  for (const text of changeTexts.customers) await expect(dialog).toContainText(text)
  await dialog.getByRole('button', { name: setupTexts.confirm }).click()
  await expect(title(page, setupTexts.done.customers)).toBeVisible()
  expect((await page.goto(`${origin}/pricing`))?.status()).toBe(200)
})

test('for customers, on a phone and by keyboard; and what is dismissed stays away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { origin } = await start()
  await signUp(page, origin, 'marina')
  await page.getByRole('button', { name: setupTexts.notNow }).click()
  await expect(offer(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(offer(page)).toHaveCount(0)

  await page.goto(`${origin}/setup`)
  await tabTo(page, choice(page, 'team'))
  await chooseBy(page, 'ArrowDown', choice(page, 'customers'))
  await pressAt(page, proceed(page))
  await expect(title(page, setupTexts.done.customers)).toBeVisible()
  await page.getByRole('link', { name: setupTexts.createAgent }).click()
  await expect(page).toHaveURL(/\/dashboard\/create/)
})

test('what the environment sets is shown, and nobody is asked', async ({ page }) => {
  const { origin } = await start({ BILLING: 'off' })
  await signUp(page, origin, 'marina')
  await page.waitForLoadState('networkidle')
  await expect(offer(page)).toHaveCount(0)
  await page.goto(`${origin}/setup`)
  await expect(page.getByText(setupTexts.fixed)).toBeVisible()
  await expect(page.getByText(setupTexts.setByServer)).toHaveCount(1)
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('on a server for others, the printed code makes one account the operator', async ({ page, browser }) => {
  const server = await start({ HOST: '0.0.0.0' })
  const origin = server.origin.replace('0.0.0.0', '127.0.0.1')
  const code = /code (\S+)/.exec(server.printed)?.[1] ?? ''
  await signUp(page, origin, 'marina')
  await page.getByRole('link', { name: setupTexts.answer, exact: true }).click()
  const field = page.getByLabel(setupTexts.code)
  await field.fill('abcd-efgh-jkmn-pqrs')
  await proceed(page).click()
  await expect(page.getByText("That isn't this server's operator code")).toBeVisible()
  await field.fill(code)
  await proceed(page).click()
  await expect(choice(page, 'team')).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  await signUp(stranger, origin, 'stranger')
  await stranger.goto(`${origin}/setup`)
  await expect(title(stranger, notFoundTexts.title)).toBeVisible()
  await stranger.context().close()
})
