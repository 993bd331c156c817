import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

const password = 'correct horse' // signUp's
const newPassword = 'battery staple'

/** The product in a browser that shares nothing with others. */
async function openBrowser(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  return context.newPage()
}

async function signIn(page: Page, product: string, username: string, secret: string): Promise<void> {
  await page.goto(`${product}/auth`)
  await page.getByLabel('Username or Email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Login' }).click()
}

const sessionsOn = (page: Page) => page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
const logOn = (page: Page) => page.getByRole('list', { name: 'Security log' })

test('an owner ends a session elsewhere, and a new password ends the others', async ({ browser, product }, {
  workerIndex,
}) => {
  const username = `keeper-${workerIndex}-${Date.now()}`
  const desk = await openBrowser(browser, 1280)
  const phone = await openBrowser(browser, 390)
  await registerByApi(desk, product, username)
  await signIn(phone, product, username, password)
  await expect(phone).toHaveURL(/\/dashboard$/)

  await desk.goto(`${product}/dashboard/profile`)
  await expect(sessionsOn(desk)).toHaveCount(2)
  const here = sessionsOn(desk).filter({ hasText: 'This browser' })
  await expect(here).toHaveCount(1)
  await expect(here).toContainText('Chrome on Linux')
  await expect(logOn(desk)).toContainText('Account created')
  await expect(logOn(desk)).toContainText('Signed in')

  const other = sessionsOn(desk).filter({ hasNotText: 'This browser' })
  await other.getByRole('button', { name: /^End session/ }).click()
  await expect(sessionsOn(desk)).toHaveCount(1)
  await expect(logOn(desk)).toContainText('Session ended')
  // The other browser's dashboard hears of it by itself.
  await expect(phone).toHaveURL(/\/auth/)

  await signIn(phone, product, username, password)
  await expect(phone).toHaveURL(/\/dashboard$/)
  await expect(sessionsOn(desk)).toHaveCount(2)
  await desk.getByLabel('Current password').fill(password)
  await desk.getByLabel('New password').fill(newPassword)
  await desk.getByRole('button', { name: 'Change password' }).click()
  await expect(desk.locator('.toast')).toContainText('Password changed')
  await expect(phone).toHaveURL(/\/auth/)
  await expect(sessionsOn(desk)).toHaveCount(1)
  await expect(logOn(desk)).toContainText('Password changed')
  await desk.reload()
  await expect(here).toHaveCount(1)

  await signIn(phone, product, username, password)
  await expect(phone.locator('.toast')).toContainText('Login failed')
  await expect(logOn(desk)).toContainText('Sign-in failed: wrong password')
  await signIn(phone, product, username, newPassword)
  await expect(phone).toHaveURL(/\/dashboard$/)

  await phone.goto(`${product}/dashboard/profile`)
  await sessionsOn(phone)
    .filter({ hasText: 'This browser' })
    .getByRole('button', { name: /^End session/ })
    .click()
  await expect(phone).toHaveURL(/\/auth/)
  await expect(sessionsOn(desk)).toHaveCount(1)

  await signIn(phone, product, username, newPassword)
  await expect(phone).toHaveURL(/\/dashboard$/)
  await desk.getByRole('button', { name: 'Sign out everywhere' }).click()
  const question = desk.getByRole('alertdialog', { name: 'Sign out everywhere?' })
  await expect(question).toBeVisible()
  await expectAccessible(desk)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(sessionsOn(desk)).toHaveCount(2)
  await desk.getByRole('button', { name: 'Sign out everywhere' }).click()
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(desk).toHaveURL(/\/auth/)
  await expect(phone).toHaveURL(/\/auth/)
})

test('a request that a new password overtakes is asked again, and nobody is signed out', async ({
  page,
  context,
  product,
  playwright,
}) => {
  await registerByApi(page, product, 'overtaken-owner')
  const before = await playwright.request.newContext({ storageState: await context.storageState() })
  await page.goto(`${product}/dashboard/profile`)
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill(newPassword)

  // The next question of who is signed in is answered after the change, to the session from before it.
  const changed = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route(
    '**/api/user',
    async (route) => {
      asked.resolve()
      await changed.promise
      await route.fulfill({ response: await before.get(`${product}/api/user`) })
    },
    { times: 1 },
  )
  await page.getByLabel('Email').fill('overtaken@example.com')
  await page.getByLabel('Current password').first().fill(password)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await asked.promise
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.locator('.toast')).toContainText('Password changed')
  const refused = page.waitForResponse((response) => response.status() === 401)
  const askedAgain = page.waitForResponse((response) => response.url().endsWith('/api/user') && response.ok())
  changed.resolve()
  await refused
  await askedAgain
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
  await expect(sessionsOn(page)).toHaveCount(1)
  await before.dispose()
})
