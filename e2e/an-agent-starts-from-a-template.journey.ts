import { getAgent } from '@parleykit/contract/agents'
import { listKnowledge } from '@parleykit/contract/knowledge'
import { templateTexts } from '@parleykit/contract/template-texts'
import { openStage } from './catalogue/stage.ts'
import { expect, expectAccessible, test } from './product.ts'

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
  await page.getByRole('button', { name: `${templateTexts.fillIn}: Tables` }).click()
  const text = page.getByLabel('Text', { exact: true })
  await expect(text).toBeFocused()
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(page.getByText('Fill in the [[double brackets]] or delete those lines')).toBeVisible()
  const draft = await text.inputValue()
  await text.fill(draft.replace('[[fill in: phone number or website]]', '555 0100'))
  await expect(
    page.getByText('Still to fill in: number of people; days, such as two days; number of seats.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: templateTexts.leaveOut }).click()
  await expect(text).toHaveValue('# Tables\n\nYou can book a table at 555 0100.')
  await page.getByRole('button', { name: 'Add text' }).click()
  const drafts = page.getByRole('region', { name: templateTexts.drafts })
  await expect(drafts.getByText(templateTexts.added, { exact: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: `${templateTexts.fillIn}: Tables` })).toHaveCount(0)

  const agentId = Number(new URL(page.url()).searchParams.get('agent'))
  const params = { id: agentId }
  const agent = (await owner.call(getAgent, { params })).body
  expect(agent).toMatchObject({ name: 'Corner Café', toneType: 'site_navigator' })
  expect(agent.greeting).toContain('menu, opening hours and tables')
  expect(agent.ownStarterPrompts).toHaveLength(3)
  const entries = (await owner.call(listKnowledge, { params })).body
  expect(entries.map(({ fileName }) => fileName)).toEqual(['Tables'])
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
