import { chooseModels, createConnection } from '@parleykit/contract/models/models'
import { ask } from '../../server/test/ask.ts'
import { ollamaWire } from '../../server/test/model-servers/ollama-wire.ts'
import { startModelServer } from '../../server/test/model-servers/start-model-server.ts'
import { spendingTexts } from '../../web/src/features/models/spending/spending-texts.ts'
import { attentionTexts } from '../../web/src/features/reports/dashboard/attention-texts.ts'
import { makeTrainedAgent } from '../support/make-trained-agent.ts'
import { openSettingsGroup } from '../support/open-settings-group.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

const model = 'llama3.2:latest'

test('an owner sets a price and budgets, and answers are quoted when one is used up', async ({
  page,
  product,
}) => {
  const act = { says: 'Twenty euros [1].' }
  const server = await startModelServer(ollamaWire, { key: null, models: [model], act })
  await registerByApi(page, product, 'thrifty-owner')
  const agent = await makeTrainedAgent(page, product, 'Harbour Guide')
  const data = { provider: 'ollama', baseUrl: server.baseUrl }
  const made = await page.request.post(`${product}${createConnection.path}`, { data })
  const { connection } = await made.json()
  await page.request.put(`${product}${chooseModels.path}`, {
    data: { reply: { connectionId: connection.id, model } },
  })
  const say = async () =>
    (await ask(product, agent.publicId, { message: 'How much does a kayak cost?' })).text

  await page.goto(`${product}/dashboard/profile/models`)
  await page.getByRole('link', { name: 'Spending, budgets and prices' }).click()
  await expect(page.getByText(spendingTexts.sources.local)).toBeVisible()
  await page.getByRole('button', { name: `${spendingTexts.edit}: ${model}` }).click()
  await page.getByLabel(spendingTexts.input).fill('1000')
  await page.getByLabel(spendingTexts.output).fill('two')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a price for tokens written (output), such as 0.15')).toBeVisible()
  await page.getByLabel(spendingTexts.output).fill('2000,00')
  await page.keyboard.press('Enter')
  await expect(page.getByText(spendingTexts.sources.set)).toBeVisible()
  const unit = page.getByLabel(spendingTexts.workspaceBudget, { exact: true })
  await unit.selectOption(spendingTexts.inDollars)
  const amount = page.getByLabel(`${spendingTexts.workspaceBudget}: ${spendingTexts.amount}`)
  await amount.fill('1.000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter an amount such as 0.50')).toBeVisible()
  await amount.fill('1.000,00')
  await page.getByRole('button', { name: spendingTexts.save }).click()
  await expect(page.getByText('$0.00 of $1,000.00 used (0%).')).toBeVisible()

  // A reply and its verification take 640 tokens, which cost 68 cents.
  expect(await say()).toContain('Twenty euros')
  await page.reload()
  await expect(page.getByText('$0.68 of $1,000.00 used (0%).')).toBeVisible()
  await expect(page.getByRole('row', { name: /Harbour Guide/ })).toContainText('2 requests, 640 tokens')
  await expectAccessible(page)

  await page.goto(`${product}/dashboard/agents/${agent.id}#settings`)
  await openSettingsGroup(page, 'Model')
  await page.getByLabel('Monthly budget', { exact: true }).selectOption(spendingTexts.inTokens)
  await page.getByLabel(`Monthly budget: ${spendingTexts.amount}`).fill('0,7')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Please enter a whole number of tokens, such as 500,000')).toBeVisible()
  await page.getByLabel(`Monthly budget: ${spendingTexts.amount}`).fill('700')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await expect(page.getByText(spendingTexts.usedSoFar('640 tokens'))).toBeVisible()
  expect(await say()).toContain('A kayak costs 20 euros a day.')
  await page.goto(`${product}/dashboard/profile/spending`)
  await expect(page.getByText(`640 of 700 tokens used (91%). ${spendingTexts.restTooSmall}`)).toBeVisible()
  expect(server.requests).toHaveLength(1)
  await page.goto(`${product}/dashboard`)
  await expect(page.getByText(attentionTexts.says.budget_used_up('Harbour Guide'))).toBeVisible()
  await server.close()
})
