import { logout } from '@parleykit/contract/auth/account'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openStage, type Stage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

/** An owner who has written a tagline without saving it, and whose session has ended elsewhere. */
async function endWhileWriting(stage: Stage) {
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const page = await stage.openPage(owner, { width: 1280, height: 800 })
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  const tagline = page.getByLabel('Tagline')
  await tagline.fill('Boats and bikes by the sea')
  await expect(page.getByText('Unsaved changes: Tagline')).toBeVisible()
  await owner.call(logout)
  const again = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(again).toBeVisible()
  return { owner, agent, page, tagline, again }
}

test('who signs in again goes on with what they were writing', async ({ browser, product }) => {
  const stage = openStage(product, browser)
  const { owner, agent, page, tagline, again } = await endWhileWriting(stage)
  await expect(page).toHaveURL(new RegExp(`/dashboard/agents/${agent.id}#settings$`))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(again.getByLabel('Username or Email')).toHaveValue(owner.user.username)
  await expect(again.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('a wrong one')
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toContainText('Login failed')
  await again.getByLabel('Password', { exact: true }).fill('correct horse')
  await again.getByRole('button', { name: 'Login' }).click()
  await expect(again).toBeHidden()
  await expect(tagline).toHaveValue('Boats and bikes by the sea')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.locator('.toast')).toContainText('Agent updated')
  await page.reload()
  await expect(tagline).toHaveValue('Boats and bikes by the sea')
  await stage.close()
})

test('another person who signs in sees nothing of it, and it is gone after leaving', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const { page, again } = await endWhileWriting(stage)
  const other = await stage.newOwner()
  await again.getByLabel('Username or Email').fill(other.user.username)
  await again.getByLabel('Password', { exact: true }).fill('correct horse')
  await again.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(`Welcome back, ${other.user.username}`)).toBeVisible()

  const left = await endWhileWriting(stage)
  await left.again.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(left.page).toHaveURL(/\/auth\?next=/)
  await expect(left.page.getByText('Your session has ended. Sign in again')).toBeVisible()
  await left.page.getByLabel('Username or Email').fill(left.owner.user.username)
  await left.page.getByLabel('Password', { exact: true }).fill('correct horse')
  await left.page.getByRole('button', { name: 'Login' }).click()
  await expect(left.page).toHaveURL(new RegExp(`/dashboard/agents/${left.agent.id}#settings$`))
  await expect(left.tagline).toHaveValue('')
  await stage.close()
})

test('a sign-in in another tab is enough', async ({ browser, product }) => {
  const stage = openStage(product, browser)
  const { owner, page, tagline, again } = await endWhileWriting(stage)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    again.getByRole('link', { name: 'Sign in another way in a new tab' }).click(),
  ])
  await tab.getByLabel('Username or Email').fill(owner.user.username)
  await tab.getByLabel('Password', { exact: true }).fill('correct horse')
  await tab.getByRole('button', { name: 'Login' }).click()
  await expect(tab).toHaveURL(/\/dashboard$/)
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(again).toBeHidden()
  await expect(tagline).toHaveValue('Boats and bikes by the sea')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.locator('.toast')).toContainText('Agent updated')
  await stage.close()
})

test('where nothing was being written, signing in says that the session has ended', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const page = await stage.openPage(owner, { width: 390, height: 800 })
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  await expect(page.getByLabel('Tagline')).toBeVisible()
  await owner.call(logout)
  await expect(page).toHaveURL(/\/auth\?next=/)
  await expect(page.getByText('Your session has ended. Sign in again')).toBeVisible()
  await expectAccessible(page)
  await stage.close()
})
