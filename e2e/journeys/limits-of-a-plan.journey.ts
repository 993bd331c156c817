import { chatTexts } from '@parleykit/contract/chat/texts'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import { ask } from '../../server/test/ask.ts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { makeOwner } from '../../server/test/make-owner.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, test } from '../support/product.ts'

const sentence = 'The ferry to the island leaves at noon, and it comes back at six in the evening. '

test('credits used beyond the limit are told as what is missing', async ({ browser, product }) => {
  const stage = openStage(product, browser)
  const page = await stage.openPage(await makeOwner(product))
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch()
    const user: object = await response.json()
    await route.fulfill({ response, json: { ...user, subscriptionTier: 'pro', chatCreditsUsed: 90_000 } })
  })
  await page.goto('/dashboard')
  await expect(page.getByText('-30,000 credits remaining.')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Monthly chat credits used' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )
  await stage.close()
})

test('an agent more than the plan holds is refused kindly, before and after it is filled in', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  const page = await stage.openPage(owner)
  await page.goto('/dashboard/create')
  await page.getByLabel('Agent name').fill('Second agent')
  await page.getByLabel('Agent name').press('Enter')
  // Made in another window meanwhile.
  await makeAgent(owner)
  await page.getByRole('button', { name: 'Next: Add Knowledge' }).click()
  await expect(page.locator('.toast')).toContainText('Your plan includes one agent.')
  await page.goto('/dashboard/create')
  await expect(page.getByText('Your plan includes one agent.')).toBeVisible()
  await expect(page.getByLabel('Agent name')).toBeHidden()
  await page.getByRole('link', { name: 'Upgrade Now' }).click()
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await stage.close()
})

test('a text larger than what is left says how much that is', async ({ browser, product }) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  const { id } = await makeAgent(owner)
  const body = { content: sentence.repeat(7200) }
  await owner.call(addKnowledgeText, { params: { id }, body })
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${id}#knowledge`)
  await page.getByLabel('Text', { exact: true }).fill(sentence.repeat(400))
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(page.locator('.toast')).toContainText(/your plan has \d+ KB left for this agent's texts/)
  await page.goto('/dashboard/subscription')
  await expect(page.getByText(/^5\d\d KB of 600 KB$/)).toBeVisible()
  await stage.close()
})

test('the last credit: visitors are told politely, the owner by the bell, at 80 % and at the end', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await makeOwner(product)
  const agent = await makeAgent(owner, [sentence])
  const question = { message: 'When does the ferry leave?' }
  // One conversation: a hundred would leave nothing else among the newest activities.
  const { conversationId } = await ask(product, agent.publicId, question)
  for (let asked = 1; asked < 100; asked += 1)
    await ask(product, agent.publicId, { ...question, conversationId })
  const visitor = await stage.openPage()
  await visitor.goto(`/bot/${agent.publicId}`)
  await visitor.getByRole('textbox').fill(question.message)
  await visitor.getByRole('textbox').press('Enter')
  await expect(visitor.getByRole('log')).toContainText(chatTexts.creditLimitReached)

  const page = await stage.openPage(owner)
  await page.goto('/dashboard')
  await expect(page.getByText('100 / 100')).toBeVisible()
  await expect(page.getByText(/You've used all your credits this month/)).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const bell = page.getByRole('dialog', { name: 'Notifications' })
  await expect(bell.getByText(/You've used 80% of this month's chat credits/)).toHaveCount(1)
  await expect(bell.getByText(/You've used all your chat credits/)).toHaveCount(1)
  await stage.close()
})
