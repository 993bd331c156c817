import type { Page } from '@playwright/test'
import { openStage } from '../catalogue/stage.ts'
import { expect, test } from '../support/product.ts'

/** The content of the page has the focus, and its title was said. */
async function expectToldOf(page: Page, title: string) {
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('body > .visually-hidden')).toHaveText(`${title} · ParleyKit`)
}

test('the focus goes along to every new page: to an account, into the dashboard and out of it', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage(undefined, { width: 1280, height: 800 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A page that the browser opened is told by the browser.
  await expect(page.locator('body')).toBeFocused()
  await page.getByRole('link', { name: 'Get Started Free' }).first().press('Enter')
  await expectToldOf(page, 'Register')

  const username = `walker-${Date.now()}`
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Email', { exact: true }).fill(`${username}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Register' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expectToldOf(page, 'Dashboard')

  await page.getByRole('button', { name: 'Account' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter')
  await expect(page).toHaveURL(/\/auth$/)
  await expectToldOf(page, 'Login')

  await page.getByLabel('Username or Email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Login', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expectToldOf(page, 'Dashboard')
  await stage.close()
})
