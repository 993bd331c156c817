import { createAgent } from '@parleykit/contract/agents/agents'
import type { Request } from '@playwright/test'
import { makeOwner } from '../../server/test/make-owner.ts'
import { hold, release } from '../catalogue/finds.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, signUp, test } from '../support/product.ts'

test('the dashboard changes by itself while a visitor chats', async ({ page, browser, product }) => {
  await signUp(page, product, 'live-owner')
  const created = await page.request.post(`${product}/api/agents`, { data: { name: 'Harbour Guide' } })
  const agent = await created.json()
  const row = page.getByRole('row', { name: /Harbour Guide/ })
  await expect(row).toContainText('active')
  await page.request.post(`${product}/api/agents/${agent.id}/knowledge`, {
    data: { content: 'A kayak costs 20 euros a day.' },
  })
  await page.request.post(`${product}/api/agents/${agent.id}/train`)

  // A second tab looks at the list of conversations.
  const activity = await page.context().newPage()
  await activity.goto(`${product}/dashboard/agents/${agent.id}#activity`)
  await expect(activity.getByText(/No conversations yet/)).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${product}/bot/${agent.publicId}`)
  await visitor.getByRole('textbox').fill('What does a kayak cost?')
  await visitor.getByRole('textbox').press('Enter')
  await expect(visitor.getByRole('log')).toContainText('20 euros')

  await expect(row.getByRole('cell').nth(1)).toHaveText('1')
  const asked = page.getByRole('link', { name: 'Asked Harbour Guide: “What does a kayak cost?”' })
  await expect(asked).toHaveAttribute('href', new RegExp(`^/bots/${agent.id}\\?conversation=\\d+$`))
  await expect(page.getByText('1 / 100')).toBeVisible()
  await expect(activity.getByText('What does a kayak cost?').first()).toBeVisible()
  await page.getByRole('button', { name: 'Notifications, some unread' }).click()
  await page.getByRole('button', { name: 'Mark all read' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused()
  await expectAccessible(page)
  await activity.close()
  await visitor.context().close()
})

test('a page that is left lets go of its connection, and goes on when it is shown again', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage(await makeOwner(product))
  const streams: Request[] = []
  const ended: Request[] = []
  const isStream = (request: Request) => request.url().includes('/api/dashboard/events')
  page.on('request', (request) => isStream(request) && streams.push(request))
  for (const event of ['requestfailed', 'requestfinished'] as const)
    page.on(event as 'requestfinished', (request) => isStream(request) && ended.push(request))
  await page.goto('/dashboard')
  await expect.poll(() => streams.length).toBe(1)
  // As a browser does that keeps the page to go back to: the one of this test keeps none.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect.poll(() => ended.length).toBe(1)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => streams.length).toBe(2)
  expect(ended).toHaveLength(1)
  await stage.close()
})

test('what changes while a page is fetched is on it all the same', async ({ browser, product }) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  const page = await stage.openPage(owner)
  const elsewhere = await stage.openPage(owner)
  await elsewhere.goto('/dashboard')
  await expect(elsewhere.getByText("You haven't created any agents yet.")).toBeVisible()
  // Its answers are from before the change, and its stream begins after it: no notice of it ever comes.
  await hold(page, '**/api/dashboard/events*')
  const answered = page.waitForResponse('**/api/bots')
  await page.goto('/dashboard')
  await (await answered).finished()
  await expect(page.getByText("You haven't created any agents yet.")).toBeVisible()
  await owner.call(createAgent, { body: { name: 'Made Meanwhile' } })
  // All open dashboards have been notified by now.
  await expect(elsewhere.getByRole('row', { name: /Made Meanwhile/ })).toBeVisible()
  release(page)
  await expect(page.getByRole('row', { name: /Made Meanwhile/ })).toBeVisible()
  await stage.close()
})

test('an owner changes name and password, exports, and deletes the account', async ({
  page,
  browser,
  product,
}) => {
  await signUp(page, product, 'leaving-owner')
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(`${product}/auth`)
  await elsewhere.getByLabel('Username or Email').fill('leaving-owner')
  await elsewhere.getByLabel('Password', { exact: true }).fill('correct horse')
  await elsewhere.getByRole('button', { name: 'Login' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await page.getByRole('button', { name: 'Account' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Profile Settings' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
  await expect(page.locator('#content')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Username', { exact: true }).fill('left-owner')
  await page.getByLabel('Email', { exact: true }).fill('left@example.com')
  await page.getByLabel('Current password').first().fill('wrong one')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your current password is incorrect.')).toBeVisible()
  await page.getByLabel('Current password').first().fill('correct horse')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile updated').first()).toBeVisible()

  await page.getByLabel('Current password').fill('correct horse')
  await page.getByLabel('New password').fill('battery staple')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed').first()).toBeVisible()
  // The other browser is told that its session has ended.
  await expect(elsewhere).toHaveURL(/\/auth/)
  await elsewhere.context().close()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('left-owner.zip')

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled()
  await dialog.getByLabel('Type left-owner to confirm').fill('left-owner')
  await dialog.getByLabel('Password', { exact: true }).fill('battery staple')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByLabel('Username or Email').fill('left-owner')
  await page.getByLabel('Password', { exact: true }).fill('battery staple')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Login failed').first()).toBeVisible()
})
