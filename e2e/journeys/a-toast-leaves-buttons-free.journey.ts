import type { Locator } from '@playwright/test'
import { wizardTexts } from '../../web/src/features/agents/wizard/wizard-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, test } from '../support/product.ts'

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { top: box.y, bottom: box.y + box.height }
}

for (const width of [320, 390])
  test(`at ${width} px a toast of the wizard is above the buttons that lead on, and scrolling frees all others`, async ({
    product,
    browser,
  }) => {
    const stage = openStage(product, browser)
    const page = await stage.openPage(await stage.newOwner(), { width, height: 844 })
    await page.goto('/dashboard/create')
    await page.getByLabel('Agent name').fill('Harbour Guide')
    await page.getByRole('button', { name: wizardTexts.next, exact: true }).click()
    await page.getByRole('button', { name: wizardTexts.nextKnowledge }).click()
    await page.getByLabel('Text', { exact: true }).fill('The ferry leaves at noon.')
    await page.getByRole('button', { name: 'Add text' }).click()
    const toast = page.locator('.toast')
    await expect(toast).toBeVisible()
    // Stays as long as it has the focus.
    await page.keyboard.press('F8')
    const leavesFree = async (name: string) => {
      const [over, button] = [
        await boxOf(toast),
        await boxOf(page.getByRole('button', { name, exact: true })),
      ]
      return over.bottom <= button.top || button.bottom <= over.top
    }
    for (const name of ['Back', wizardTexts.nextCustomize])
      await expect.poll(() => leavesFree(name)).toBe(true)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    for (const name of ['Back', wizardTexts.nextCustomize, 'Add text'])
      await expect.poll(() => leavesFree(name)).toBe(true)
    await stage.close()
  })

test('where a short step leaves room below its buttons, toasts stand there', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage(await stage.newOwner(), { width: 390, height: 844 })
  const lift = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--toast-offset'))
  await page.goto('/dashboard/create')
  await page.getByLabel('Agent name').fill('Harbour Guide')
  await page.getByRole('button', { name: wizardTexts.next, exact: true }).click()
  await expect(page.getByRole('button', { name: wizardTexts.nextKnowledge })).toBeVisible()
  await expect.poll(lift).toBe('0px')
  await page.setViewportSize({ width: 390, height: 640 })
  await expect.poll(lift).toMatch(/^[5-9]\dpx$/)
  await stage.close()
})

test('a toast is below the line that says that the server is away', async ({ product, browser }) => {
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
