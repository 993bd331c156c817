import { join } from 'node:path'
import { beginTwoStep, confirmTwoStep } from '@parleykit/contract/auth/two-step'
import type { Page } from '@playwright/test'
import { codeOf } from '../../server/test/authenticator-app.ts'
import { expectAccessible, registerByApi } from '../support/product.ts'
import { expect, type ProviderProduct, test } from '../support/provider-product.ts'

const password = 'correct horse' // signUp's
const pictures = process.env.SCREENSHOTS

/** What is on screen, at both usual widths. */
async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page)
  if (!pictures) return
  const before = page.viewportSize()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.screenshot({ path: join(pictures, `provider ${name} ${width}.png`), fullPage: true })
  }
  if (before) await page.setViewportSize(before)
}

/** A person with a login at the provider, and a verified address. */
function addPerson({ provider }: ProviderProduct, login: string, email = `${login}@example.com`): string {
  provider.people.set(login, { email, email_verified: true, preferred_username: login })
  return login
}

const unique = (name: string) => `${name}-${Date.now().toString(36)}`

const goToProvider = (page: Page) => page.getByRole('button', { name: 'Continue with Harbour ID' }).click()

/** Fills in the provider's own pages. */
async function signInThere(page: Page, { provider }: ProviderProduct, login: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/`))
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
}

async function agreeThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

test('a new owner signs in by the provider, sets a password, unlinks the provider and links it again', async ({
  browser,
  site,
}) => {
  const login = addPerson(site, unique('maria'))
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${site.origin}/auth?next=%2Fdashboard%2Fprofile`)
  await expect(page.getByRole('button', { name: 'Continue with Harbour ID' })).toBeVisible()
  await look(page, 'sign-in screen')
  await goToProvider(page)
  await signInThere(page, site, login)
  await agreeThere(page)
  await expect(page).toHaveURL(`${site.origin}/dashboard/profile`)
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(login)

  const linked = page.getByRole('list', { name: 'Linked sign-ins' })
  await expect(linked.getByRole('listitem')).toContainText(`${login}@example.com`)
  await look(page, 'profile without a password')
  await page.getByRole('button', { name: `Unlink ${login}@example.com` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText("your account doesn't have one yet")
  await look(page, 'dialog without a password')
  await dialog.getByRole('button', { name: 'Set a password' }).click()
  // The provider knows the browser, and asks again all the same.
  await signInThere(page, site, login)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('alert')).toContainText('at least 6 characters')
  await look(page, 'first password')
  await page.getByLabel('New password').fill('battery staple')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL(`${site.origin}/dashboard/profile`)
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()

  await page.getByRole('button', { name: `Unlink ${login}@example.com` }).click()
  await dialog.getByLabel('Current password').fill('guess')
  await dialog.getByRole('button', { name: 'Unlink' }).click()
  await expect(dialog.getByRole('alert')).toContainText(/incorrect/i)
  await look(page, 'unlinking')
  await dialog.getByLabel('Current password').fill('battery staple')
  await dialog.getByRole('button', { name: 'Unlink' }).click()
  await expect(page.locator('.toast')).toContainText('Sign-in unlinked')
  await expect(linked).toHaveCount(0)

  await page.getByRole('button', { name: 'Link Harbour ID' }).click()
  await dialog.getByLabel('Current password').fill('battery staple')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('.toast')).toContainText('Sign-in linked')
  await expect(page).toHaveURL(`${site.origin}/dashboard/profile`)
  await expect(linked.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Security log' })).toContainText('unlinked')
})

test('an account with a password is linked by it once, and asks for its second step', async ({
  browser,
  site,
}) => {
  const desk = await (await browser.newContext()).newPage()
  const username = unique('robin')
  await registerByApi(desk, site.origin, username)
  const login = addPerson(site, `${username}-there`, `${username}@example.com`)

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await phone.goto(`${site.origin}/auth`)
  await goToProvider(phone)
  await signInThere(phone, site, login)
  await agreeThere(phone)
  await expect(phone.getByRole('heading', { name: 'You already have an account' })).toBeVisible()
  // What the provider sent has left the address bar.
  await expect(phone).toHaveURL(`${site.origin}/auth/callback`)
  await phone.getByLabel('Password', { exact: true }).fill('guess')
  await phone.getByRole('button', { name: 'Link and sign in' }).click()
  await expect(phone.getByRole('alert')).toContainText(/incorrect/i)
  await look(phone, 'linking')
  await phone.getByLabel('Password', { exact: true }).fill(password)
  await phone.getByRole('button', { name: 'Link and sign in' }).click()
  await expect(phone).toHaveURL(/\/dashboard$/)

  const call = async (path: string, body: object) => {
    const answer = await desk.request.post(site.origin + path, { data: body })
    expect(answer.ok()).toBe(true)
    return answer.json()
  }
  const { secret } = await call(beginTwoStep.path, { password })
  const { recoveryCodes } = await call(confirmTwoStep.path, { code: codeOf(secret) })
  const other = await (await browser.newContext()).newPage()
  await other.goto(`${site.origin}/auth`)
  await goToProvider(other)
  await signInThere(other, site, login)
  await agreeThere(other)
  await expect(other.getByLabel('Code', { exact: true })).toBeFocused()
  await other.getByLabel('Code', { exact: true }).fill('000000')
  await other.getByRole('button', { name: 'Login' }).click()
  await expect(other.getByRole('alert')).toContainText(/incorrect/i)
  await look(other, 'code')
  await other.getByLabel('Code', { exact: true }).fill(recoveryCodes[0])
  await other.getByRole('button', { name: 'Login' }).click()
  await expect(other).toHaveURL(/\/dashboard$/)
})

test('who says no at the provider, or comes with an answer that is over, reads what to do', async ({
  browser,
  site,
}) => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${site.origin}/auth`)
  await goToProvider(page)
  await expect(page).toHaveURL(new RegExp(`^${site.provider.issuer}/`))
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Signing in with Harbour ID was canceled.' }),
  ).toBeVisible()
  await look(page, 'canceled')
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page.getByRole('button', { name: 'Continue with Harbour ID' })).toBeVisible()
  await page.goto(`${site.origin}/auth/callback?code=made-up&state=made-up`)
  await expect(page.getByRole('status').filter({ hasText: 'Please start again.' })).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/auth/callback`)
})
