import { createConnection } from '@parleykit/contract/models/models'
import { ollamaWire } from '../../server/test/model-servers/ollama-wire.ts'
import { startModelServer } from '../../server/test/model-servers/start-model-server.ts'
import { bakeOffTexts } from '../../web/src/features/publish/playground/bake-off/bake-off-texts.ts'
import { makeTrainedAgent } from '../support/make-trained-agent.ts'
import { openSettingsGroup } from '../support/open-settings-group.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

const question = 'How much does a kayak cost?'
const models = ['llama3.2:latest', 'qwen3:8b']

test('an owner asks without a model and with two, and chooses one', async ({ page, product }) => {
  const server = await startModelServer(ollamaWire, { key: null, models, act: { says: 'Twenty euros [1].' } })
  await registerByApi(page, product, 'comparing-owner')
  const agent = await makeTrainedAgent(page, product, 'Harbour Guide')
  const data = { provider: 'ollama', baseUrl: server.baseUrl }
  await page.request.post(`${product}${createConnection.path}`, { data })
  await page.goto(`${product}/dashboard/agents/${agent.id}#playground`)
  await page.getByRole('button', { name: bakeOffTexts.open }).click()
  const dialog = page.getByRole('dialog')
  const columns = dialog.getByRole('group').filter({ has: page.getByLabel(bakeOffTexts.model) })
  await dialog.getByRole('button', { name: bakeOffTexts.add }).click()
  await columns.nth(1).getByLabel(bakeOffTexts.model).selectOption('llama3.2:latest')
  await columns.nth(2).getByLabel(bakeOffTexts.model).selectOption('qwen3:8b')
  await columns.nth(2).getByLabel(bakeOffTexts.instructions).selectOption(bakeOffTexts.other)
  await columns.nth(2).getByLabel('Style').fill('Speak like a captain.')

  await dialog.getByLabel(bakeOffTexts.question).fill(question)
  await page.keyboard.press('Enter')
  const answer = (position: number) =>
    dialog.getByRole('listitem').getByRole('group', { name: bakeOffTexts.column(position) })
  await expect(answer(0)).toContainText('A kayak costs 20 euros a day.')
  await expect(answer(0)).toContainText(bakeOffTexts.verdicts.quoted)
  for (const position of [1, 2]) await expect(answer(position)).toContainText('Twenty euros')
  expect(server.requests.map(({ model }) => model).sort()).toEqual(models)
  expect(server.requests.find(({ model }) => model === models[1])?.text).toContain('Speak like a captain.')
  await expectAccessible(page)

  const use = dialog.getByRole('button', { name: bakeOffTexts.use })
  await use.filter({ hasNotText: bakeOffTexts.inUse }).last().click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(bakeOffTexts.chosen.description, { exact: true })).toBeVisible()
  await page.goto(`${product}/dashboard/agents/${agent.id}#settings`)
  await openSettingsGroup(page, 'Model')
  await expect(page.getByLabel('Reply model').locator('option:checked')).toHaveText('qwen3:8b')
  await openSettingsGroup(page, 'Instructions')
  await expect(page.getByLabel('Style', { exact: true })).toHaveValue('Speak like a captain.')
  await server.close()
})
