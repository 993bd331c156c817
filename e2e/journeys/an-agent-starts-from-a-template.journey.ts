import { getAgent } from '@parleykit/contract/agents/agents'
import { listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { templateTexts } from '../../web/src/features/knowledge/template-texts.ts'
import { byToast } from '../catalogue/finds.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

test('an owner starts from a template, fills its texts in, and no place of it becomes knowledge', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const page = await stage.openPage(owner)
  await page.goto('/dashboard/create')
  await page.getByLabel('Agent name').fill('Corner Café')
  const choice = page.getByRole('combobox', { name: templateTexts.label })
  await choice.selectOption({ label: 'Café or restaurant' })
  const preview = page.getByRole('region', { name: templateTexts.preview('Café or restaurant') })
  await expect(preview).toContainText('How can I book a table?')
  await expect(preview).toContainText('street, number and town')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('radio', { name: /Site navigator/ })).toBeChecked()
  await page.getByRole('button', { name: 'Next: Add Knowledge' }).click()

  await expect(page).toHaveURL(/step=3/)
  await page.reload()
  const fillIn = (name: string) => page.getByRole('button', { name: `${templateTexts.fillIn}: ${name}` })
  await fillIn('Tables').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tables' })
  const filled = dialog.getByRole('region', { name: templateTexts.formPreview })
  await expect(dialog.getByLabel('You can book a table at')).toBeFocused()
  await page.keyboard.type('555 0100')
  await expect(filled).toContainText('You can book a table at 555 0100.')
  await expect(filled.locator('mark')).toHaveText([
    'number of people',
    'days, such as two days',
    'number of seats',
  ])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(byToast(page, templateTexts.keptAsDraft.title)).toBeVisible()
  await expect(fillIn('Tables')).toBeFocused()

  // A draft outlives a reload, and is no knowledge.
  await page.reload()
  const drafts = page.getByRole('region', { name: templateTexts.drafts })
  await expect(drafts).toContainText(templateTexts.filled(1, 4))
  const params = { id: Number(new URL(page.url()).searchParams.get('agent')) }
  const namesOf = async () =>
    (await owner.call(listKnowledge, { params })).body.map(({ fileName }) => fileName)
  expect(await namesOf()).toEqual([])
  await fillIn('Tables').click()
  await dialog.getByRole('checkbox', { name: templateTexts.leaveOut }).press('Space')
  await expect(filled).toHaveText('TablesYou can book a table at 555 0100.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(drafts.getByText(templateTexts.added, { exact: true })).toHaveCount(1)
  await expect(fillIn('Tables')).toHaveCount(0)
  expect(await namesOf()).toEqual(['Tables'])

  await fillIn('Opening hours').click()
  const hours = page.getByRole('dialog', { name: 'Opening hours' })
  await hours.getByLabel('Saturday').fill('10:00 to 14:00')
  await hours.getByRole('button', { name: templateTexts.editAsText }).click()
  const text = page.getByLabel('Text', { exact: true })
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(/- Saturday: 10:00 to 14:00\n/)
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(page.getByText('Fill in the [[double brackets]] or delete those lines')).toBeVisible()
  await expect(
    page.getByText('Still to fill in: hours, such as 9:00 to 18:00; hours, or closed.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: templateTexts.leaveOut }).click()
  await expect(text).toHaveValue('# Opening hours\n\n- Saturday: 10:00 to 14:00')
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(drafts.getByText(templateTexts.added, { exact: true })).toHaveCount(2)

  const agent = (await owner.call(getAgent, { params })).body
  expect(agent).toMatchObject({ name: 'Corner Café', toneType: 'site_navigator' })
  expect(agent.greeting).toContain('menu, opening hours and tables')
  expect(agent.ownStarterPrompts).toHaveLength(3)
  expect((await namesOf()).toSorted()).toEqual(['Opening hours', 'Tables'])
  await page.getByRole('button', { name: 'Next: Customize Agent' }).click()
  await expect(page.getByLabel('Tagline')).toHaveValue('Good food, good company')
  await page.getByRole('button', { name: 'Complete & Train Agent' }).click()
  await expect(page).toHaveURL(/\/dashboard\/agents\/\d+#playground$/, { timeout: 60_000 })
  const playground = page.frameLocator('iframe')
  await playground.getByRole('textbox').fill('How can I book a table?')
  await playground.getByRole('textbox').press('Enter')
  await expect(playground.getByRole('log')).toContainText('555 0100', { timeout: 60_000 })
  await stage.close()
})
