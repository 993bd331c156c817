import { createAgent, getAgent } from '@parleykit/contract/agents/agents'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import type { Page } from '@playwright/test'
import { openHostPage } from '../support/host-page.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

test('a visitor keeps a conversation over reloads and tabs, and deletes it for good', async ({
  page,
  browser,
  product,
}) => {
  await registerByApi(page, product, 'forgetful-owner')
  const { id, publicId } = await makeTrainedAgent(page, product)
  const visitor = await browser.newContext({ viewport: { width: 320, height: 640 } })
  const chat = await visitor.newPage()
  await chat.goto(`${product}/bot/${publicId}`)
  await ask(chat, 'What does a kayak cost?')
  await expect(chat.getByRole('log')).toContainText('20 euros')

  await chat.reload()
  await expect(chat.getByRole('log')).toContainText('20 euros')
  await chat.getByRole('button', { name: 'Good answer' }).click()
  await expect(chat.getByRole('button', { name: 'Good answer' })).toHaveAttribute('aria-pressed', 'true')
  const tab = await visitor.newPage()
  await tab.goto(`${product}/bot/${publicId}`)
  await expect(tab.getByRole('button', { name: 'Good answer' })).toHaveAttribute('aria-pressed', 'true')
  await ask(tab, 'What does a bicycle cost?')
  await expect(tab.getByRole('log')).toContainText('12 euros')

  const options = chat.getByRole('button', { name: chatTexts.conversationOptions })
  await options.press('Enter')
  const first = chat.getByRole('menuitem').first()
  const entry = chat.getByRole('menuitem', { name: chatTexts.deleteConversation })
  await expect(first).toBeFocused()
  await chat.keyboard.press('ArrowUp')
  await expect(entry).toBeFocused()
  await expectAccessible(chat)
  await chat.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(options).toBeFocused()
  await chat.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await chat.keyboard.press('End')
  await expect(entry).toBeFocused()
  await chat.keyboard.press('Enter')
  const dialog = chat.getByRole('dialog', { name: chatTexts.deleteConversationTitle })
  await expect(dialog).toBeVisible()
  await expectAccessible(chat)
  await chat.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(options).toBeFocused()
  await expect(chat.getByRole('log')).toContainText('20 euros')

  await chat.route('**/conversations/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  )
  await options.click()
  await entry.click()
  await dialog.getByRole('button', { name: chatTexts.deleteConversation }).click()
  await expect(dialog.getByText(chatTexts.deleteConversationFailed)).toBeVisible()
  await chat.unrouteAll()
  await dialog.getByRole('button', { name: chatTexts.deleteConversation }).click()
  await expect(chat.getByText(chatTexts.landingQuestion)).toBeVisible()
  await chat.reload()
  await expect(chat.getByText(chatTexts.landingQuestion)).toBeVisible()
  await tab.reload()
  await expect(tab.getByText(chatTexts.landingQuestion)).toBeVisible()
  const counted = await page.request.get(`${product}${getAgent.path.replace(':id', String(id))}`)
  expect(await counted.json()).toMatchObject({ conversationCount: 0 })
  await ask(chat, 'What does a kayak cost?')
  await expect(chat.getByRole('log')).toContainText('20 euros')
  await visitor.close()
})

test('in the bubble of a website, Escape closes the question and not the chat', async ({
  page,
  browser,
  product,
}) => {
  await registerByApi(page, product, 'bubble-owner')
  const { publicId, name, apiKey } = await makeTrainedAgent(page, product)
  const script = `<script src="${product}/widget/loader.js" data-agent="${publicId}" data-api-key="${apiKey}" data-name="${name}" async></script>`
  const host = await openHostPage(product, script)
  const visitor = await browser.newContext({ viewport: { width: 320, height: 640 } })
  const shop = await visitor.newPage()
  await shop.goto(host.url)
  await shop.getByRole('button', { name: `Open the chat with ${name}` }).click()
  const chat = shop.frameLocator('parleykit-widget iframe')
  await chat.getByRole('textbox').fill('What does a kayak cost?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log')).toContainText('20 euros')
  await shop.getByRole('button', { name: 'Chat options' }).click()
  await chat.getByRole('menuitem', { name: chatTexts.deleteConversation }).click()
  const dialog = chat.getByRole('dialog', { name: chatTexts.deleteConversationTitle })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: chatTexts.cancel }).press('Escape')
  await expect(dialog).toBeHidden()
  await expect(shop.getByRole('button', { name: 'Chat options' })).toBeFocused()
  await expect(chat.getByRole('log')).toContainText('20 euros')
  await shop.getByRole('button', { name: 'Chat options' }).click()
  await chat.getByRole('menuitem', { name: chatTexts.deleteConversation }).click()
  await dialog.getByRole('button', { name: chatTexts.deleteConversation }).click()
  await expect(chat.getByText(chatTexts.landingQuestion)).toBeVisible()
  await visitor.close()
  await host.close()
})

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox').fill(question)
  await page.getByRole('textbox').press('Enter')
}

async function makeTrainedAgent(page: Page, product: string) {
  const api = page.request
  const created = await api.post(`${product}${createAgent.path}`, { data: { name: 'Harbour Shop' } })
  const agent: { id: number; publicId: string; name: string; apiKey: string } = await created.json()
  const knowledge = `${product}${addKnowledgeText.path.replace(':id', String(agent.id))}`
  await api.post(knowledge, { data: { content: 'A kayak costs 20 euros a day.' } })
  await api.post(knowledge, { data: { content: 'A bicycle costs 12 euros a day.' } })
  await api.post(`${product}/api/agents/${agent.id}/train`)
  return agent
}
