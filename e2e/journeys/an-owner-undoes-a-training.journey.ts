import type { APIRequestContext, Page } from '@playwright/test'
import { openSettingsGroup } from '../support/open-settings-group.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

/** An agent of the signed-in owner that was trained twice: the second time it learnt about kayaks. */
async function makeTrainedTwice(request: APIRequestContext, product: string): Promise<number> {
  const created = await request.post(`${product}/api/agents`, { data: { name: 'Harbour Guide' } })
  const { id }: { id: number } = await created.json()
  const texts = {
    'prices.md': 'A bicycle costs 12 euros a day.',
    'kayaks.md': '# When are kayaks rented?\n\nKayaks are rented from May to September.',
  }
  for (const [fileName, content] of Object.entries(texts)) {
    await request.post(`${product}/api/agents/${id}/knowledge`, { data: { fileName, content } })
    expect((await request.post(`${product}/api/agents/${id}/train`)).status()).toBe(200)
  }
  return id
}

const dialog = (page: Page) => page.getByRole('alertdialog')
const history = (page: Page) => page.getByRole('group', { name: 'Training history' })

test('an owner looks through the trainings and goes back to an earlier one', async ({ page, product }) => {
  await registerByApi(page, product, 'history-owner')
  const id = await makeTrainedTwice(page.request, product)
  await page.goto(`${product}/dashboard/agents/${id}#settings-history`)
  const rows = history(page).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('Live')
  await expect(rows.nth(0)).toContainText('by history-owner')
  await expect(rows.nth(0)).toContainText('Added: kayaks.md')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Roll back to training 1' }).click()
  await expect(dialog(page)).toContainText("your knowledge base doesn't change")
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText('Your agent now answers from training 1.').first()).toBeVisible()
  await expect(rows.nth(1)).toContainText('Live')
  await expect(page.getByRole('button', { name: 'Train Agent' })).toBeVisible()

  await page.getByRole('tab', { name: 'Knowledge' }).click()
  const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(entry('prices.md')).toContainText('Trained')
  await expect(entry('kayaks.md')).toContainText('Not trained yet')
  await page.getByRole('button', { name: 'Train Agent' }).click()
  await expect(entry('kayaks.md')).toContainText('Trained')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await openSettingsGroup(page, 'Training history')
  await expect(rows.first()).toContainText('Training 3')
})

test('an owner is asked before unsaved settings are lost, and a failed save loses nothing', async ({
  page,
  product,
}) => {
  await registerByApi(page, product, 'careful-owner')
  const id = await makeTrainedTwice(page.request, product)
  await page.goto(`${product}/dashboard/agents/${id}#settings`)
  const tagline = page.getByLabel('Tagline')
  await tagline.fill('By the sea')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('tab', { name: 'Playground' }).click()
  await expect(dialog(page)).toContainText('Leave without saving?')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Stay' }).click()
  await expect(tagline).toHaveValue('By the sea')

  await page.route('**/api/bots/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await tagline.press('Enter')
  await expect(page.getByText(/Failed to update agent\. Please try again\./).first()).toBeVisible()
  await expect(tagline).toHaveValue('By the sea')
  await page.unroute('**/api/bots/*')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes have been saved.').first()).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toBeHidden()

  await tagline.fill('')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await dialog(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('an owner replaces the API key and uses the prompts that training suggests', async ({
  page,
  product,
}) => {
  await registerByApi(page, product, 'key-owner')
  const id = await makeTrainedTwice(page.request, product)
  await page.goto(`${product}/dashboard/agents/${id}#settings-access`)
  await page.getByRole('button', { name: 'Show key' }).click()
  const key = page.locator('.api-key')
  const before = (await key.textContent()) ?? ''
  await page.getByRole('button', { name: 'Rotate key' }).click()
  await dialog(page).getByRole('button', { name: 'Rotate key' }).click()
  await expect(page.getByText('The old key keeps working for 7 days.').first()).toBeVisible()
  await expect(key).not.toHaveText(before)
  await expect(page.getByText(`The rotated key ending in ${before.slice(-4)} works until`)).toBeVisible()
  await page.getByRole('button', { name: 'Revoke rotated keys now' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Revoke keys' }).click()
  await expect(page.getByText('Only the current key works now.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Revoke rotated keys now' })).toHaveCount(0)

  await openSettingsGroup(page, 'Conversation')
  await page.getByRole('button', { name: 'Use these' }).click()
  await expect(page.getByLabel('Question of prompt 1')).toHaveValue('When are kayaks rented?')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes have been saved.').first()).toBeVisible()
  await page.reload()
  await openSettingsGroup(page, 'Conversation')
  await expect(page.getByLabel('Question of prompt 1')).toHaveValue('When are kayaks rented?')
})
