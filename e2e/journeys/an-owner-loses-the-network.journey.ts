import { getAgent, updateAgent } from '@parleykit/contract/agents/agents'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { offlineTexts } from '../../web/src/api/offline-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

const codeOf = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js(\\?|$)`)
/** As after a new version, which took the old one's files along. */
const takeAway = (page: Page, name: string) =>
  page.route(codeOf(name), (route) => route.fulfill({ status: 404, body: 'Not found' }))

test('a tab whose code is gone says so, and leaves what was written in another one', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  const page = await stage.openPage(owner, { width: 1280, height: 800 })
  await page.goto(`/dashboard/agents/${agent.id}`)
  const text = page.getByLabel('Text', { exact: true })
  await text.fill('Dogs travel free.')
  await takeAway(page, 'analytics-tab')
  await page.getByRole('tab', { name: 'Analytics' }).click()
  const failure = page.getByRole('alert').filter({ hasText: "couldn't be loaded" })
  await expect(failure).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Knowledge' }).click()
  await expect(text).toHaveValue('Dogs travel free.')

  await page.getByRole('tab', { name: 'Analytics' }).click()
  await expect(failure).toBeVisible()
  await page.unroute(codeOf('analytics-tab'))
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Chart coming soon…')).toBeVisible()
  await stage.close()
})

test('a tab that breaks says so, and leaves the others', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  const page = await stage.openPage(owner, { width: 1280, height: 800 })
  await page.goto(`/dashboard/agents/${agent.id}`)
  const text = page.getByLabel('Text', { exact: true })
  await text.fill('Dogs travel free.')
  // What the playground follows its chat's height with.
  await page.evaluate(() => {
    const { observe } = ResizeObserver.prototype
    ResizeObserver.prototype.observe = () => {
      ResizeObserver.prototype.observe = observe
      throw new Error('This browser observes nothing.')
    }
  })
  await page.getByRole('tab', { name: 'Playground' }).click()
  const failure = page.getByRole('alert').filter({ hasText: "couldn't be displayed" })
  await expect(failure).toBeVisible()
  await expectAccessible(page)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('iframe')).toBeVisible()
  await page.getByRole('tab', { name: 'Knowledge' }).click()
  await expect(text).toHaveValue('Dogs travel free.')
  await stage.close()
})

test('who is offline is told for as long as it lasts, loses nothing, and saves once the network is back', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const page = await stage.openPage(owner, { width: 1280, height: 800 })
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  const tagline = page.getByLabel('Tagline', { exact: true })
  await tagline.fill('By the sea')
  const line = page.getByRole('status').filter({ hasText: offlineTexts.kept })
  const save = page.getByRole('button', { name: 'Save changes' })

  await page.context().setOffline(true)
  await expect(line).toContainText(offlineTexts.offline)
  await expectAccessible(page)
  await save.click()
  await expect(page.locator('.toast')).toContainText(
    `Failed to update agent. Please try again. ${offlineTexts.offline}`,
  )
  await expect(tagline).toHaveValue('By the sea')

  // What was changed elsewhere meanwhile is fetched.
  await owner.call(updateAgent, { params: { id: agent.id }, body: { name: 'Harbour Office' } })
  await page.context().setOffline(false)
  await expect(line).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Office')
  await save.click()
  await expect(page.locator('.toast').filter({ hasText: 'Agent updated' })).toBeVisible()
  expect((await owner.call(getAgent, { params: { id: agent.id } })).body.tagline).toBe('By the sea')
  await stage.close()
})

test('a server that is away is told of, and what a page asked for comes once it is back', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage(await stage.newOwner(), { width: 1280, height: 800 })
  await page.goto('/dashboard')
  await expect(page.getByText("You haven't created any agents yet.")).toBeVisible()
  await page.route(/\/(api\/|healthz)/, (route) => route.abort('connectionrefused'))
  await page.getByRole('link', { name: 'Plan and usage' }).click()
  const line = page.getByRole('status').filter({ hasText: offlineTexts.kept })
  await expect(line).toContainText(offlineTexts.unreached)
  await page.unroute(/\/(api\/|healthz)/)
  await expect(line).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Receipts' })).toBeVisible()
  await stage.close()
})

test('a screen whose code cannot come while the server is away comes back with it', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage(await stage.newOwner(), { width: 1280, height: 800 })
  await page.goto('/dashboard')
  await expect(page.getByText("You haven't created any agents yet.")).toBeVisible()
  await page.route(/\/(api\/|healthz|assets\/)/, (route) => route.abort('connectionrefused'))
  await page.getByRole('link', { name: 'Plan and usage' }).click()
  await expect(page.getByRole('heading', { name: offlineTexts.unreached })).toBeVisible()
  await expect(page.getByText(offlineTexts.comesBack)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeHidden()
  await page.unroute(/\/(api\/|healthz|assets\/)/)
  await expect(page.getByRole('heading', { name: 'Receipts' })).toBeVisible()
  await stage.close()
})
