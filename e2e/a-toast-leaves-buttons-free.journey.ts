import { wizardTexts } from '@parleykit/contract/owner-wizard-texts'
import type { Locator } from '@playwright/test'
import { openStage } from './catalogue/stage.ts'
import { expect, test } from './product.ts'

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { top: box.y, bottom: box.y + box.height }
}

test('on a phone a toast of the wizard stands above the buttons that lead on', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage(await stage.newOwner(), { width: 390, height: 844 })
  await page.goto('/dashboard/create')
  await page.getByLabel('Agent name').fill('Harbour Guide')
  await page.getByRole('button', { name: wizardTexts.next, exact: true }).click()
  await page.getByRole('button', { name: wizardTexts.nextKnowledge }).click()
  await page.getByLabel('Text', { exact: true }).fill('The ferry leaves at noon.')
  await page.getByRole('button', { name: 'Add text' }).click()
  const toast = page.locator('.toast')
  await expect(toast).toBeVisible()
  for (const name of ['Back', wizardTexts.nextCustomize]) {
    const button = page.getByRole('button', { name, exact: true })
    expect((await boxOf(toast)).bottom).toBeLessThanOrEqual((await boxOf(button)).top)
  }
  await stage.close()
})

test('a toast stands below the line that says that the server is away', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage(await stage.newOwner(), { width: 1280, height: 800 })
  await page.goto('/dashboard/profile')
  await page.getByLabel('Username').fill('another-name')
  await page.route(/\/(api\/|healthz)/, (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Save changes' }).click()
  const line = page.locator('.offline-line')
  await expect(line).toBeVisible()
  const toast = page.locator('.toast')
  await expect(toast).toBeVisible()
  expect((await boxOf(toast)).top).toBeGreaterThanOrEqual((await boxOf(line)).bottom)
  await stage.close()
})
