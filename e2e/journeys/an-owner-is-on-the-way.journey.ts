import { updateAgent } from '@parleykit/contract/agents/agents'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import type { Locator, Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { connectPartTexts } from '../../web/src/features/publish/texts/connect-texts.ts'
import { webhookTexts } from '../../web/src/features/webhooks/webhook-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

/** The height above the content of a tab, below the top bar, in pixels. */
const headerMax = 120
const phone = { width: 390, height: 844 }

const edges = async (place: Locator) => {
  const { y, height } = (await place.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
  return { top: y, bottom: y + height }
}

async function openAgent(page: Page, id: number, tab: string): Promise<void> {
  await page.goto(`/dashboard/agents/${id}#${tab}`)
  await page.getByRole('tab', { name: tab }).waitFor()
}

test("on a phone an agent's head is low, and the open tab is in view", async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  const page = await stage.openPage(owner, phone)
  for (const tab of ['knowledge', 'connect', 'settings']) {
    await openAgent(page, agent.id, tab)
    await expect(page.getByRole('tab', { name: tab })).toBeInViewport({ ratio: 0.95 })
    const bar = await edges(page.getByRole('banner').first())
    const content = await edges(page.getByRole('tabpanel').first())
    expect(content.top - bar.bottom).toBeLessThanOrEqual(headerMax)
  }
  await stage.close()
})

test("on a phone an agent's long name can be told beside what trains it", async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const { id } = await makeAgent(owner)
  await owner.call(addKnowledgeText, { params: { id }, body: { content: 'The ferry leaves at noon.' } })
  const name = 'Harbour Bicycles, Kayaks and Ferries'
  await owner.call(updateAgent, { params: { id }, body: { name } })
  const page = await stage.openPage(owner, phone)
  await openAgent(page, id, 'knowledge')
  await expect(page.getByRole('button', { name: 'Train Agent' })).toBeInViewport({ ratio: 1 })
  const heading = page.getByRole('heading', { name, level: 1 })
  expect(await heading.evaluate((h1) => h1.scrollWidth > h1.clientWidth)).toBe(false)
  // No third line is cut off.
  expect(await heading.evaluate((h1) => h1.scrollHeight - h1.clientHeight)).toBeLessThan(18)
  const bar = await edges(page.getByRole('banner').first())
  const content = await edges(page.getByRole('tabpanel').first())
  expect(content.top - bar.bottom).toBeLessThanOrEqual(headerMax)
  await expectAccessible(page)
  await stage.close()
})

test('on a phone a dialog comes from below, with its buttons in reach', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const page = await stage.openPage(owner, phone)
  await openAgent(page, agent.id, 'connect')
  await page.getByRole('tab', { name: connectPartTexts.developers }).click()
  // Also where the dialog is higher than the window.
  for (const height of [phone.height, 360]) {
    await page.setViewportSize({ width: phone.width, height })
    await page.getByRole('button', { name: webhookTexts.add }).click()
    const dialog = page.getByRole('dialog')
    await expect.poll(async () => (await edges(dialog)).bottom).toBe(height)
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 0.95 })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await stage.close()
})

test('on a phone the menu leads to the profile by the name of who is signed in', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const page = await stage.openPage(owner, phone)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile Settings' })).toHaveAttribute('href', '/dashboard')
  await page.getByRole('menuitem', { name: owner.user.username }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/profile$/)
  await stage.close()
})
