import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openAndEscape, pressAt, typeAt } from '../support/keyboard.ts'
import { openGateway } from '../support/open-gateway.ts'
import { test as base, expect, expectAccessible, signUp } from '../support/product.ts'
import { endServer, runServer } from '../support/run-server.ts'

const password = 'correct horse' // signUp's
const pictures = process.env.SCREENSHOTS

/** The product at localhost, where browsers have passkeys, and at its bare address, where they don't. */
const test = base.extend<object, { site: { named: string; bare: string } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-e2e-'))
      const gateway = await openGateway()
      const named = `http://localhost:${gateway.port}`
      const server = await runServer(dataDir, { PUBLIC_URL: named, EMBEDDING_MODEL: 'off' })
      gateway.routeTo(server.origin)
      await use({ named, bare: server.origin })
      await endServer(server, 'SIGTERM')
      await gateway.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

/** Gives the page's browser a device that keeps passkeys; `verify` says whether its owner shows who it is. */
async function addDevice(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verify: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** What is on screen, at both usual widths. */
async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page)
  if (!pictures) return
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.screenshot({ path: join(pictures, `passkeys ${name} ${width}.png`) })
  }
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
}

test('an owner adds a passkey, signs in with it, and removes it', async ({ browser, site }, {
  workerIndex,
}) => {
  const username = `keyed-${workerIndex}-${Date.now()}`
  const page = await (await browser.newContext()).newPage()
  const device = await addDevice(page)
  await signUp(page, site.named, username)
  await page.goto(`${site.named}/dashboard/profile`)
  const section = page.getByRole('region', { name: 'Passkeys' })
  const dialog = page.getByRole('dialog')
  const addButton = section.getByRole('button', { name: 'Add a passkey' })
  await openAndEscape(page, addButton, dialog)
  await page.keyboard.press('Enter')
  await typeAt(page, dialog.getByLabel('Current password'), 'guess')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText(/incorrect/i)
  // Closing the browser's own prompt is no error.
  await device.verify(false)
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'No passkey was created' })).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveCount(0)
  await look(page, 'adding')
  await device.verify(true)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('.toast')).toContainText('Passkey added')
  const row = section.getByRole('listitem')
  await expect(row).toContainText('Chrome on Linux')
  await expect(row).toContainText('Last used: never')
  await expect(addButton).toBeFocused()
  await pressAt(page, row.getByRole('button', { name: 'Rename passkey: Chrome on Linux' }))
  await expect(dialog).toBeVisible()
  await typeAt(page, dialog.getByLabel('Name'), ' ')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Name is required')
  await typeAt(page, dialog.getByLabel('Name'), 'Desk')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Desk')
  await expect(row.getByRole('button', { name: 'Rename passkey: Desk' })).toBeFocused()
  await section.scrollIntoViewIfNeeded()
  await look(page, 'section')
  // The device knows that it has one of this account.
  await addButton.click()
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(
    dialog.getByRole('status').filter({ hasText: 'already has a passkey for your account' }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(addButton).toBeFocused()

  await logOut(page)
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' })
  await device.verify(false)
  await signIn.click()
  await expect(page.getByRole('status').filter({ hasText: 'No passkey was used.' })).toBeVisible()
  await expect(page.locator('.toast', { hasText: 'Login failed' })).toHaveCount(0)
  await look(page, 'sign-in')
  await device.verify(true)
  await signIn.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto(`${site.named}/dashboard/profile`)
  await expect(row).not.toContainText('never')
  await expect(page.getByRole('list', { name: 'Security log' })).toContainText('Signed in with a passkey')
  await row.getByRole('button', { name: 'Remove passkey: Desk' }).click()
  await dialog.getByLabel('Current password').fill(password)
  await look(page, 'removing')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('.toast')).toContainText('Passkey removed')
  await expect(row).toHaveCount(0)
  await expect(section.getByRole('heading', { name: 'Passkeys' })).toBeFocused()
  await expect(addButton).toBeVisible()

  // The device still has it, and is told kindly.
  await logOut(page)
  await signIn.click()
  await expect(page.locator('.toast', { hasText: 'Login failed' })).toContainText(
    "This passkey isn't linked to an account here.",
  )
  await look(page, 'refused')
  await page.getByLabel('Username or Email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('at another address than its own the product says where passkeys work', async ({ browser, site }, {
  workerIndex,
}) => {
  const page = await (await browser.newContext()).newPage()
  const asked = page.waitForResponse('**/api/sign-in-options')
  await page.goto(`${site.bare}/auth`)
  await asked
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await signUp(page, site.bare, `bare-${workerIndex}-${Date.now()}`)
  await page.goto(`${site.bare}/dashboard/profile`)
  const section = page.getByRole('region', { name: 'Passkeys' })
  await expect(section).toContainText(`Passkeys only work at ${site.named}.`)
  await expect(section.getByRole('button')).toHaveCount(0)
})
