import { wizardTexts } from '../../web/src/features/agents/wizard/wizard-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

test('the wizard does not go on without a text that was typed and not added', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage(await stage.newOwner(), { width: 1280, height: 800 })
  await page.goto('/dashboard/create')
  await page.getByLabel('Agent name').fill('Harbour Guide')
  await page.getByRole('button', { name: wizardTexts.next, exact: true }).click()
  await page.getByRole('button', { name: wizardTexts.nextKnowledge }).click()
  const text = page.getByLabel('Text', { exact: true })
  await text.fill('The ferry leaves at noon.')
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(text).toHaveValue('')
  await text.fill('Dogs travel free.')
  const goOn = page.getByRole('button', { name: wizardTexts.nextCustomize })

  await page.getByRole('tab', { name: 'Website' }).click()
  await goOn.click()
  await expect(page.getByText(wizardTexts.textNotAdded)).toBeVisible()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('Dogs travel free.')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(text).toHaveValue('')
  await expect(page.getByText(wizardTexts.textNotAdded)).toBeHidden()
  await goOn.click()
  await expect(page.getByRole('heading', { name: wizardTexts.steps[3] })).toBeVisible()
  await stage.close()
})
