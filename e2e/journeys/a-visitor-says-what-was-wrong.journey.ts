import { readFile } from 'node:fs/promises'
import { visitorHelpTexts } from '@parleykit/contract/agents/visitor-help-texts'
import { chatTexts } from '@parleykit/contract/chat/texts'
import type { VisitorMessage } from '@parleykit/contract/conversations/conversations'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

test('a visitor asks again, says what was wrong with an answer, and takes the conversation along', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  const chat = await stage.openPage(undefined, { width: 390, height: 800 })
  await chat.goto(`/bot/${agent.publicId}`)
  const log = chat.getByRole('log')

  await chat.route('**/chat-stream/**', (route) => route.fulfill({ status: 500, body: '' }))
  await chat.getByRole('textbox').fill('When does the ferry leave?')
  await chat.getByRole('textbox').press('Enter')
  await expect(log).toContainText(chatTexts.troubleConnecting)
  await chat.unroute('**/chat-stream/**')
  await chat.getByRole('button', { name: chatTexts.tryAgain }).press('Enter')
  await expect(log).toContainText('noon')
  await expect(log.getByText('When does the ferry leave?')).toHaveCount(1)
  await expect(chat.getByRole('button', { name: chatTexts.tryAgain })).toHaveCount(0)

  const down = chat.getByRole('button', { name: 'Bad answer' })
  await down.press('Enter')
  const comment = chat.getByLabel(visitorHelpTexts.commentLabel)
  await comment.press('Escape')
  await expect(comment).toHaveCount(0)
  await expect(down).toBeFocused()
  await down.press('Enter')
  await expect(down).toHaveAttribute('aria-pressed', 'false')
  await down.press('Enter')
  await comment.fill('It leaves at one on Sundays.')
  await expectAccessible(chat)
  await chat.route('**/thumb', (route) => route.fulfill({ status: 503, body: '' }))
  await chat.getByRole('button', { name: visitorHelpTexts.commentSend }).press('Enter')
  await expect(chat.getByText(visitorHelpTexts.commentFailed)).toBeVisible()
  await chat.unroute('**/thumb')
  await chat.getByRole('button', { name: visitorHelpTexts.commentSend }).press('Enter')
  await expect(chat.getByText(visitorHelpTexts.commentThanks)).toBeVisible()

  const text = await download(chat, visitorHelpTexts.downloadText)
  expect(text.name).toMatch(/^conversation-\d+\.txt$/)
  expect(text.content).toMatch(/You · .*\nWhen does the ferry leave\?\n\nHarbour Shop · .*\n.*noon/)
  const json = JSON.parse((await download(chat, visitorHelpTexts.downloadJson)).content)
  expect(json).toMatchObject({
    agent: 'Harbour Shop',
    messages: [{ senderType: 'visitor' }, { thumb: 'down' }],
  })
  await chat.route('**/messages', (route) => route.abort())
  await chat.getByRole('button', { name: chatTexts.conversationOptions }).press('Enter')
  await chat.getByRole('menuitem', { name: visitorHelpTexts.downloadText }).press('Enter')
  await expect(chat.getByText(visitorHelpTexts.downloadFailed)).toBeVisible()
  await expectAccessible(chat)

  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#activity`)
  await expect(page.getByText('It leaves at one on Sundays.')).toBeVisible()
  await stage.close()
})

test('a question that was left without an answer says so in the next visit, and is asked again', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.', 'A kayak costs 20 euros.'])
  const chat = await stage.openPage(undefined, { width: 390, height: 800 })
  await chat.goto(`/bot/${agent.publicId}`)
  const log = chat.getByRole('log')
  const tryAgain = chat.getByRole('button', { name: chatTexts.tryAgain })
  for (const [question, answer] of [
    ['When does the ferry leave?', 'noon'],
    ['What does a kayak cost?', '20 euros'],
  ] as const) {
    await chat.getByRole('textbox').fill(question)
    await chat.getByRole('textbox').press('Enter')
    await expect(log).toContainText(answer)
  }
  // As the server tells of a conversation whose first answer failed.
  await chat.route('**/conversations/*/messages*', async (route) => {
    const response = await route.fetch()
    const said: VisitorMessage[] = await response.json()
    await route.fulfill({ response, json: said.toSpliced(1, 1) })
  })
  await chat.reload()
  await expect(log).toContainText('20 euros')
  await expect(log.getByText(chatTexts.unanswered)).toHaveCount(1)
  await expect(log.locator('.message.user').first()).toContainText(chatTexts.unanswered)
  await expectAccessible(chat)
  await tryAgain.press('Enter')
  await expect(log.locator('.message.assistant').last()).toContainText('noon')
  await expect(tryAgain).toHaveCount(0)
  await stage.close()
})

async function download(chat: Page, name: string): Promise<{ name: string; content: string }> {
  await chat.getByRole('button', { name: chatTexts.conversationOptions }).press('Enter')
  const downloading = chat.waitForEvent('download')
  await chat.getByRole('menuitem', { name }).press('Enter')
  const file = await downloading
  await expect(chat.getByRole('menuitem', { name })).toHaveCount(0)
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') }
}
