import { chatTexts } from '@parleykit/contract/chat/texts'
import { listConversations, listMessages } from '@parleykit/contract/conversations/conversations'
import type { Browser, Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { makeOwner } from '../../server/test/make-owner.ts'
import { expect, test } from '../support/product.ts'

const question = 'When does the ferry leave?'
const another = 'When does the ferry leave to the island?'

test('a question of a browser without network waits for it, and nothing that was typed is lost', async ({
  product,
  browser,
}) => {
  const { chat, close } = await visit(product, browser)
  const network = chat.context()
  await ask(chat, question)
  await expect(answers(chat)).toHaveCount(1)

  await network.setOffline(true)
  await ask(chat, question)
  await expect(chat.getByText(chatTexts.troubleConnecting)).toBeVisible()
  await expect(chat.getByText(chatTexts.sentLater)).toBeVisible()
  await network.setOffline(false)
  await expect(answers(chat)).toHaveCount(2)
  await expect(chat.getByText(chatTexts.troubleConnecting)).toHaveCount(0)
  await expect(chat.getByText(chatTexts.sentLater)).toHaveCount(0)

  // A page that is left before there was a network again.
  await network.setOffline(true)
  await ask(chat, another)
  await expect(chat.getByText(chatTexts.sentLater)).toBeVisible()
  await chat.route('**/api/public/chat-stream/**', (route) => route.abort())
  await network.setOffline(false)
  await chat.reload()
  await expect(answers(chat)).toHaveCount(2)
  await expect(chat.getByRole('textbox')).toHaveValue(another)
  await chat.unroute('**/api/public/chat-stream/**')
  await chat.getByRole('textbox').press('Enter')
  await expect(answers(chat)).toHaveCount(3)
  await chat.reload()
  await expect(answers(chat)).toHaveCount(3)
  await expect(chat.getByRole('textbox')).toHaveValue('')
  await close()
})

test('a question that found no server is sent by itself once it answers, and only once', async ({
  product,
  browser,
}) => {
  const { chat, owner, agentId, close } = await visit(product, browser)
  await chat.route('**/api/public/**', (route) => route.abort('connectionrefused'))
  await ask(chat, question)
  const failure = chat.getByText(chatTexts.troubleConnecting)
  await expect(failure).toBeVisible({ timeout: 60_000 })
  await expect(chat.getByText(chatTexts.sentLater)).toBeVisible()
  await expect(chat.getByRole('button', { name: chatTexts.tryAgain })).toBeVisible()
  await chat.unroute('**/api/public/**')
  await expect(answers(chat)).toHaveCount(1)
  await expect(failure).toHaveCount(0)
  await expect(chat.getByText(chatTexts.sentLater)).toHaveCount(0)
  await expect(chat.getByText(question)).toHaveCount(1)

  // What has been asked since takes the place of what waited.
  const [stream, lookup] = ['**/api/public/chat-stream/**', '**/api/public/bots/**']
  for (const path of [stream, lookup]) await chat.route(path, (route) => route.abort('connectionrefused'))
  await ask(chat, another)
  await expect(chat.getByText(chatTexts.sentLater)).toBeVisible({ timeout: 60_000 })
  await chat.unroute(stream)
  await ask(chat, question)
  await expect(answers(chat)).toHaveCount(2)
  await expect(chat.getByText(chatTexts.sentLater)).toHaveCount(0)
  const [conversation] = (await owner.call(listConversations, { params: { id: agentId } })).body
  const said = await owner.call(listMessages, { params: { id: conversation?.id ?? 0 } })
  const asked = said.body.filter(({ senderType }) => senderType === 'visitor')
  expect(asked.map(({ content }) => content)).toEqual([question, question])
  await close()
})

test('a conversation that does not load at once is tried again, and goes on even unseen', async ({
  product,
  browser,
}) => {
  const { chat, close } = await visit(product, browser)
  await ask(chat, question)
  await expect(answers(chat)).toHaveCount(1)

  const history = '**/api/public/bots/*/conversations/*/messages'
  let failures = 0
  await chat.route(history, (route) => (++failures > 2 ? route.fallback() : route.abort()))
  await chat.reload()
  await expect(answers(chat)).toHaveCount(1)
  expect(failures).toBe(3)

  await chat.unroute(history)
  await chat.route(history, (route) => route.abort())
  await chat.reload()
  await expect(chat.getByText(chatTexts.landingQuestion)).toBeVisible()
  await ask(chat, question)
  await expect(answers(chat)).toHaveCount(1)
  await chat.unroute(history)
  await chat.reload()
  await expect(answers(chat)).toHaveCount(2)
  await close()
})

async function visit(product: string, browser: Browser) {
  const owner = await makeOwner(product)
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  const context = await browser.newContext({ baseURL: product, viewport: { width: 390, height: 844 } })
  const chat = await context.newPage()
  await chat.goto(`/bot/${agent.publicId}`)
  return { chat, owner, agentId: agent.id, close: () => context.close() }
}

const answers = (chat: Page) => chat.getByRole('log').getByRole('button', { name: 'Good answer' })

async function ask(chat: Page, question: string): Promise<void> {
  const input = chat.getByRole('textbox')
  await expect(input).toBeEnabled()
  await input.fill(question)
  await input.press('Enter')
}
