import { makeAgent } from '../../server/test/make-agent.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, test } from '../support/product.ts'

test('a text for the knowledge is there again after a look at another tab, and is not left without a question', async ({
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
  for (const tab of ['playground', 'activity']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(text).toBeHidden()
    await page.getByRole('tab', { name: 'Knowledge' }).click()
    await expect(text).toHaveValue('Dogs travel free.')
  }

  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(text).toBeHidden()
  await page.getByRole('banner').getByRole('link').first().click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('tab', { name: 'Knowledge' }).click()
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(text).toHaveValue('')

  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/agents/)
  await stage.close()
})

test('what is wrong with a text is still said after a look at another tab', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const page = await stage.openPage(owner, { width: 1280, height: 800 })
  await page.goto(`/dashboard/agents/${agent.id}`)
  const title = page.getByLabel('Title (optional)')
  await title.fill('Opening hours')
  await page.getByRole('button', { name: 'Add text' }).click()
  const text = page.getByLabel('Text', { exact: true })
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(text).toBeHidden()
  await page.getByRole('tab', { name: 'Knowledge' }).click()
  await expect(title).toHaveValue('Opening hours')
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await text.fill('From nine to five.')
  await expect(text).not.toHaveAttribute('aria-invalid', 'true')
  await stage.close()
})
