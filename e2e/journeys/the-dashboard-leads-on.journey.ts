import { updateAgent } from '@parleykit/contract/agents/agents'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import { ask } from '../../server/test/ask.ts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { attentionTexts } from '../../web/src/features/reports/dashboard/attention-texts.ts'
import { dashboardTexts } from '../../web/src/features/workspaces/activity/dashboard-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

const guide = 'A kayak costs 20 euros a day.'

test('what needs attention leads to where it is seen to, and is gone once it was', async ({
  browser,
  product,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const { id, publicId } = await makeAgent(owner, [guide])
  await owner.call(updateAgent, { params: { id }, body: { trainsItself: false } })
  await ask(product, publicId, { message: 'Do you sell gift vouchers?' })
  await owner.call(addKnowledgeText, { params: { id }, body: { content: 'Helmets are free of charge.' } })

  const page = await stage.openPage(owner)
  await page.goto('/dashboard')
  const needs = page.getByRole('region', { name: attentionTexts.heading })
  await expect(needs.getByRole('listitem')).toHaveCount(2)
  await expect(needs.getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await needs.getByRole('link', { name: attentionTexts.action.unanswered_questions }).click()
  await expect(page).toHaveURL(new RegExp(`/agents/${id}#analytics$`))
  const unanswered = page.getByRole('region', { name: 'Unanswered questions' })
  await expect(unanswered).toContainText('gift vouchers')
  await expect(unanswered.getByRole('button', { name: /^Answer this/ })).toBeInViewport({ ratio: 1 })

  await page.goBack()
  await needs.getByRole('link', { name: attentionTexts.action.not_trained }).click()
  await expect(page).toHaveURL(new RegExp(`/agents/${id}#knowledge$`))
  const train = page.getByRole('button', { name: trainingTexts.train })
  await expect(train).toBeFocused()
  await expect(train).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: trainingTexts.control })).toBeFocused()
  await expect(page.getByText('Your Agent is trained on all your data')).toBeVisible()
  await page.goto('/dashboard')
  await expect(needs.getByRole('listitem')).toHaveCount(1)
  await expect(needs.getByText(attentionTexts.says.unanswered_questions('Harbour Shop', 1))).toBeVisible()

  const newcomer = await stage.newOwner()
  const { id: blank } = await makeAgent(newcomer)
  const own = await stage.openPage(newcomer, { width: 390, height: 800 })
  await own.goto('/dashboard')
  await own.getByRole('link', { name: attentionTexts.action.no_knowledge }).click()
  await expect(own).toHaveURL(new RegExp(`/agents/${blank}#knowledge$`))
  await stage.close()
})

test('alike questions are told once, and lead to the newest conversation', async ({ browser, product }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const { id, publicId } = await makeAgent(owner, [guide])
  const asked: (number | null)[] = []
  for (const message of ['What does a kayak cost?', 'what does a kayak cost', 'What does a kayak cost?']) {
    const { conversationId } = await ask(product, publicId, { message, visitorId: crypto.randomUUID() })
    asked.push(conversationId)
  }
  const page = await stage.openPage(owner)
  await page.goto('/dashboard')
  const recent = page.getByRole('region', { name: 'Recent Activity' })
  const told = recent
    .getByRole('listitem')
    .filter({ hasText: dashboardTexts.asked('Harbour Shop', 'What does a kayak cost?') })
  await expect(told).toHaveCount(1)
  await expect(told).toContainText(dashboardTexts.andMore(2))
  await told.getByRole('link').press('Enter')
  await expect(page).toHaveURL(`${product}/dashboard/agents/${id}?conversation=${asked.at(-1)}#activity`)
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('20 euros')
  await stage.close()
})
