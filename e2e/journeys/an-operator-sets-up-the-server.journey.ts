import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serveStripe, stripeSecrets } from '../../server/test/billing/stripe/serve-stripe.ts'
import { openMailbox } from '../../server/test/open-mailbox.ts'
import {
  mailTexts,
  paymentTexts,
  registrationTexts,
  serverSettingsTexts,
  storageTexts,
} from '../../web/src/features/setup/server-settings/server-settings-texts.ts'
import { expect, expectAccessible, signUp, test } from '../support/product.ts'
import { endServer, runServer } from '../support/run-server.ts'

const login = { user: 'relay', password: 'a password of the relay' }

const ends: (() => Promise<void>)[] = []
test.afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** A new installation whose payments go to a stand-in for Stripe once it is connected. */
async function install(): Promise<string> {
  const stripe = await serveStripe(() => new Date())
  ends.push(stripe.close)
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-e2e-'))
  const server = await runServer(dataDir, { EMBEDDING_MODEL: 'off', STRIPE_API_BASE: stripe.apiBase })
  ends.push(async () => {
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  })
  return server.origin
}

const proveIdentity = (page: Page) =>
  page.getByLabel(serverSettingsTexts.currentPassword, { exact: true }).fill('correct horse')

async function setMailServer(page: Page, port: number): Promise<void> {
  await page.getByRole('button', { name: mailTexts.set }).click()
  await page.getByLabel(mailTexts.host).fill('127.0.0.1')
  await page.getByLabel(mailTexts.encryption).selectOption('none')
  await expect(page.getByLabel(mailTexts.port)).toHaveValue('25')
  await page.getByLabel(mailTexts.port).fill(String(port))
  await page.getByLabel(mailTexts.user).fill(login.user)
  await page.getByLabel(mailTexts.password, { exact: true }).fill('wrong')
  await page.getByLabel(mailTexts.sender).fill('agents@example.com')
  await proveIdentity(page)
  const save = page.getByRole('button', { name: mailTexts.save })
  await save.click()
  await expect(page.getByRole('alert')).toContainText('refused the user or the password')
  await page.getByLabel(mailTexts.password, { exact: true }).fill(login.password)
  await save.click()
}

test('an operator sets up email, registration, payments and a backup without a terminal', async ({
  page,
}) => {
  const origin = await install()
  const mailbox = await openMailbox({ login })
  ends.push(() => mailbox.close())
  await signUp(page, origin, 'ada-runs-it')
  await page.goto(`${origin}/dashboard/status/settings`)

  await setMailServer(page, mailbox.port)
  const sent = mailTexts.sent('ada-runs-it@example.com')
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeFocused()
  expect(mailbox.mails.map(({ to }) => to)).toEqual(['ada-runs-it@example.com'])
  await expect(page.getByText('Links in emails lead to http://127.0.0.1')).toBeVisible()

  await page.getByLabel(registrationTexts.label).selectOption('invite')
  await expect(page.getByText(registrationTexts.saved.title, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: paymentTexts.connect }).click()
  await page.getByLabel(paymentTexts.secretKey, { exact: true }).fill(stripeSecrets.key)
  await page.getByLabel(paymentTexts.webhookSecret).fill(stripeSecrets.webhook)
  await proveIdentity(page)
  await page.getByRole('button', { name: paymentTexts.save }).click()
  await expect(page.getByText(paymentTexts.connected)).toBeVisible()

  await page.getByRole('button', { name: storageTexts.now }).click()
  await expect(page.getByText(/^1 backup, /)).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)

  await page.context().clearCookies()
  await page.goto(`${origin}/auth`)
  await page.getByRole('tab', { name: 'Register' }).click()
  await expect(page.getByText(/invitation/i).first()).toBeVisible()
  await page.goto(`${origin}/forgot-password`)
  await page.getByRole('textbox').fill('ada-runs-it')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect.poll(() => mailbox.mails.filter(({ link }) => link.includes('/reset-password')).length).toBe(1)
})
