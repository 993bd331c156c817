import type { Page } from '@playwright/test'
import { openStage } from '../catalogue/stage.ts'
import { expect, registerByApi, signUp, test } from '../support/product.ts'

/** What the page's own calls were refused with 401; unlike the network's events, none of these is ever missed. */
const refusedCalls = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 401)
      .map(({ name }) => new URL(name).pathname),
  )

test('the console of who is signed out has no red line, and who signs in by Enter is asked for from then on', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  for (const path of ['/', '/auth', '/pricing', '/api-docs', '/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(page).toHaveURL(/\/auth\?next=/)
  await signUp(page, product, 'quiet-owner')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(complaints).toEqual([])

  // The session ends elsewhere: that is heard of once, and the next page asks no more.
  await page.goto('about:blank')
  await page.request.post(`${product}/api/logout`)
  await page.context().addCookies([{ name: 'parleykit_signed_in', value: '', url: product }])
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth\?next=/)
  await expect.poll(() => refusedCalls(page)).toEqual(['/api/user'])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in to ParleyKit' })).toBeVisible()
  expect(await refusedCalls(page)).toEqual([])

  await page.getByLabel('Username or Email').fill('quiet-owner')
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Show characters' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await stage.close()
})

test('who logs out comes back to the dashboard, though the page hears of the end before the answer', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage()
  await registerByApi(page, product, 'parting-owner')
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const { promise: isHeard, resolve: hear } = Promise.withResolvers<void>()
  await page.route('**/api/account/security-events*', async (route) => {
    await isOver
    await route.continue()
  })
  await page.route('**/api/logout', async (route) => {
    const response = await route.fetch()
    end()
    await isHeard
    await route.fulfill({ response })
  })
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to ParleyKit' })).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  hear()
  await expect(page.locator('.toast')).toContainText('Logged out')
  await page.getByLabel('Username or Email').fill('parting-owner')
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await stage.close()
})

test('who logs out in one tab may leave what is typed in another one, and is led to the sign-in screen', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage()
  await signUp(page, product, 'two-tab-owner')
  const other = await page.context().newPage()
  await other.goto('/dashboard/profile')
  await other.getByLabel('Username').fill('half-typed')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await other.bringToFront()
  // The next call is refused, whichever hears of the end first.
  await other.getByRole('button', { name: 'Save changes' }).click()
  await other.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(other.getByRole('heading', { name: 'Sign in to ParleyKit' })).toBeVisible()
  await expect(other).toHaveURL(/\/auth\?next=/)
  await stage.close()
})
