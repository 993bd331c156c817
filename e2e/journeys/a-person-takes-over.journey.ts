import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteAgent, updateAgent } from '@parleykit/contract/agents/agents'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { listConversations, listMessages } from '@parleykit/contract/conversations/conversations'
import { takeOver } from '@parleykit/contract/support/live-handoff/live-handoff'
import { liveHandoffTexts } from '@parleykit/contract/support/live-handoff/live-handoff-texts'
import type { Page, Route } from '@playwright/test'
import { attentionTexts } from '../../web/src/features/reports/dashboard/attention-texts.ts'
import { ownerHandoffTexts } from '../../web/src/features/support/live-handoff/handoff-texts.ts'
import { findQuietPort } from '../support/find-quiet-port.ts'
import { makeTrainedAgent } from '../support/make-trained-agent.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'
import { endServer, runServer } from '../support/run-server.ts'

const owner = 'ada-of-the-harbour'
const agentName = 'Harbour Guide'

test('a person takes over between two browsers, over reloads on both sides and a killed server', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-e2e-'))
  const environment = { EMBEDDING_MODEL: 'off', BILLING: 'off', PORT: String(await findQuietPort()) }
  let server = await runServer(dataDir, environment)
  const { origin } = server
  const desk = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['notifications'],
  })
  const street = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const dashboard = await desk.newPage()
    await recordNotifications(dashboard)
    await registerByApi(dashboard, origin, owner)
    const agent = await makeTrainedAgent(dashboard, origin, agentName)
    await dashboard.goto(`${origin}/dashboard/agents/${agent.id}#settings-person`)
    await dashboard.getByLabel(ownerHandoffTexts.setting).click()
    await dashboard.getByRole('button', { name: 'Save changes' }).click()
    await expect(dashboard.getByText('Unsaved changes')).toBeHidden()
    await dashboard.getByRole('button', { name: /^Notifications/ }).click()
    await dashboard.getByLabel(ownerHandoffTexts.alertNotification).click()
    await dashboard.keyboard.press('Escape')

    // The agent doesn't know, and the visitor asks for a person.
    const chat = await street.newPage()
    await chat.goto(`${origin}/bot/${agent.publicId}`)
    await write(chat, 'Who won the chess championship in 1972?')
    const status = chat.locator('.live-person [role="status"]')
    await chat.getByRole('button', { name: liveHandoffTexts.talkToPerson }).click()
    await expect(status).toHaveText(liveHandoffTexts.asked)
    await expectAccessible(chat)
    await dashboard.getByRole('button', { name: ownerHandoffTexts.waiting(1) }).click()
    await expect
      .poll(() => dashboard.evaluate(() => sessionStorage.getItem('notified')))
      .toBe(ownerHandoffTexts.notification(agentName))
    await expectAccessible(dashboard)
    await dashboard.getByRole('dialog').getByRole('link').click()
    const panel = dashboard.getByRole('region', { name: 'Take over' })
    await expect(panel).toContainText(ownerHandoffTexts.asked)
    await expect(dashboard.getByRole('region', { name: 'Conversations' }).getByText(/^waiting/)).toBeVisible()
    // Who waits comes first on the dashboard, too.
    await dashboard.goto(`${origin}/dashboard`)
    const needs = dashboard.getByRole('list', { name: attentionTexts.heading }).getByRole('listitem')
    await expect(needs.first()).toContainText(attentionTexts.waiting(1))
    await needs.first().getByRole('link', { name: attentionTexts.answer }).click()
    await expect(panel).toContainText(ownerHandoffTexts.asked)
    await panel.getByRole('button', { name: ownerHandoffTexts.join, exact: true }).click()
    await expect(status).toHaveText(liveHandoffTexts.isHere(owner))
    await expect(dashboard.getByRole('button', { name: ownerHandoffTexts.waiting(1) })).toHaveCount(0)

    // Both see each other type, and read what the other has sent.
    const reply = panel.getByLabel(ownerHandoffTexts.replyLabel)
    await reply.pressSequentially('Hello, ')
    await expect(status).toHaveText(liveHandoffTexts.isTyping(owner))
    await reply.fill('Hello, I am Ada.')
    await reply.press('Enter')
    await expect(chat.getByText('Hello, I am Ada.')).toBeVisible()
    await expect(chat.locator('.speaker')).toHaveText([owner])
    await expect(reply).toHaveValue('')
    await chat.getByRole('textbox').pressSequentially('Do you ')
    await expect(panel).toContainText(ownerHandoffTexts.visitorTypes)
    await write(chat, 'Do you play chess?')
    const viewer = dashboard.getByRole('region', { name: 'Messages' })
    await expect(viewer.getByText('Do you play chess?')).toBeVisible()
    await expectAccessible(dashboard)
    await expectAccessible(chat)

    // A reload on each side.
    await chat.reload()
    await expect(status).toHaveText(liveHandoffTexts.isHere(owner))
    await expect(chat.getByText('Hello, I am Ada.')).toHaveCount(1)
    await reply.fill('Only on Sundays.')
    await dashboard.reload()
    await expect(reply).toHaveValue('Only on Sundays.')
    await reply.press('Enter')
    await expect(chat.getByText('Only on Sundays.')).toHaveCount(1)
    await expect(reply).toHaveValue('')

    // The server dies, and what is sent meanwhile isn't lost.
    await endServer(server, 'SIGKILL')
    await reply.fill('Are you still there?')
    await reply.press('Enter')
    await expect(dashboard.getByText(ownerHandoffTexts.notSent.title, { exact: true })).toBeVisible()
    server = await runServer(dataDir, environment)
    await expect(reply).toHaveValue('Are you still there?')
    await reply.press('Enter')
    await expect(chat.getByText('Are you still there?')).toHaveCount(1)
    await write(chat, 'Yes, I am.')
    await expect(viewer.getByText('Yes, I am.')).toHaveCount(1)

    // Back to the agent.
    await panel.getByRole('button', { name: ownerHandoffTexts.handBack }).click()
    await expect(status).toHaveText(liveHandoffTexts.hasLeft(owner, agentName))
    await write(chat, 'What does a kayak cost?')
    await expect(chat.locator('.message.assistant').last()).toContainText('20 euros')
    await expect(viewer).toContainText('20 euros')

    const shown = await chat.locator('.message .bubble').allInnerTexts()
    const id = new URL(dashboard.url()).searchParams.get('conversation') ?? ''
    const stored = await dashboard.request.get(origin + listMessages.path.replace(':id', id))
    const messages: { senderType: string; content: string }[] = await stored.json()
    // The greeting is stored nowhere.
    expect(shown.slice(1).map((text) => text.trim())).toEqual(messages.map(({ content }) => content))
    expect(messages.map(({ senderType, content }) => [senderType, content])).toEqual([
      ['visitor', 'Who won the chess championship in 1972?'],
      ['agent', expect.anything()],
      ['person', 'Hello, I am Ada.'],
      ['visitor', 'Do you play chess?'],
      ['person', 'Only on Sundays.'],
      ['person', 'Are you still there?'],
      ['visitor', 'Yes, I am.'],
      ['visitor', 'What does a kayak cost?'],
      ['agent', expect.stringContaining('20 euros')],
    ])
    const user = await (await dashboard.request.get(`${origin}/api/user`)).json()
    expect(user.chatCreditsUsed).toBe(1)
  } finally {
    await desk.close()
    await street.close()
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('a visitor goes on with the agent instead, by the keyboard, and finds nobody where none is allowed', async ({
  page,
  product,
  browser,
}) => {
  await registerByApi(page, product, 'keyboard-of-the-harbour')
  const agent = await makeTrainedAgent(page, product, agentName)
  const allow = (allowsTakeover: boolean) =>
    page.request.put(product + updateAgent.path.replace(':id', String(agent.id)), {
      data: { allowsTakeover },
    })
  await allow(true)
  const street = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const chat = await street.newPage()
  await chat.goto(`${product}/bot/${agent.publicId}`)
  await write(chat, 'What does a kayak cost?')
  const log = chat.getByRole('log')
  await expect(log).toContainText('20 euros')
  const options = chat.getByRole('button', { name: 'Conversation options' })
  await options.press('Enter')
  const item = chat.getByRole('menuitem', { name: liveHandoffTexts.talkToPerson })
  await expect(item).toBeFocused()
  await chat.keyboard.press('ArrowUp')
  const deletion = chat.getByRole('menuitem', { name: 'Delete conversation' })
  await expect(deletion).toBeFocused()
  // A person joins and leaves meanwhile: the focus stays in the menu.
  const status = chat.locator('.live-person [role="status"]')
  const listed = await page.request.get(product + listConversations.path.replace(':id', String(agent.id)))
  const [{ id = 0 } = {}]: { id?: number }[] = await listed.json()
  const liveHandoff = product + takeOver.path.replace(':id', String(id))
  expect((await page.request.post(liveHandoff, { data: {} })).ok()).toBe(true)
  await expect(status).toHaveText(liveHandoffTexts.isHere('keyboard-of-the-harbour'))
  await expect(deletion).toBeFocused()
  expect((await page.request.delete(liveHandoff)).ok()).toBe(true)
  await expect(status).toHaveText(liveHandoffTexts.hasLeft('keyboard-of-the-harbour', agentName))
  await expect(deletion).toBeFocused()
  await chat.keyboard.press('ArrowDown')
  await item.press('Enter')
  await expect(options).toBeFocused()
  await expect(status).toHaveText(liveHandoffTexts.asked)
  await write(chat, 'Hello?')
  await expect(log).toContainText('Hello?')
  await expect(chat.getByRole('textbox')).toBeEnabled()
  await chat.reload()
  await expect(status).toHaveText(liveHandoffTexts.asked)
  await expect(chat.getByRole('textbox')).toBeEnabled()
  // Another tab of theirs waits, too, and has the stream alone.
  const otherTab = await street.newPage()
  await otherTab.goto(`${product}/bot/${agent.publicId}`)
  const otherStatus = otherTab.locator('.live-person [role="status"]')
  await expect(otherStatus).toHaveText(liveHandoffTexts.asked)
  // The stream tells it first: that the visitor wanted it so is known all the same.
  const tellLate = async (route: Route) => {
    const response = await route.fetch()
    await expect(status).not.toHaveText(liveHandoffTexts.asked)
    await route.fulfill({ response })
  }
  await chat.route('**/person', tellLate, { times: 1 })
  const calledOff = chat.waitForResponse('**/person')
  await chat.getByRole('button', { name: liveHandoffTexts.goOnWithAgent(agentName) }).press('Enter')
  await calledOff
  await expect(status).toHaveText('')
  await expect(otherStatus).toHaveText('')
  await otherTab.close()
  await write(chat, 'What does a kayak cost?')
  await expect(chat.locator('.message.assistant').last()).toContainText('20 euros')

  // The owner switches it off while the page is open.
  await allow(false)
  await options.press('Enter')
  await item.press('Enter')
  await expect(chat.getByRole('alert').filter({ hasText: liveHandoffTexts.nobodyThere })).toBeVisible()
  await street.close()
})

test('a visitor who waits for a person when the agent is deleted hears that the conversation is over', async ({
  page,
  product,
  browser,
}) => {
  await registerByApi(page, product, 'ada-who-closes-the-harbour')
  const agent = await makeTrainedAgent(page, product, agentName)
  const at = (path: string) => product + path.replace(':id', String(agent.id))
  await page.request.put(at(updateAgent.path), { data: { allowsTakeover: true } })
  const street = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const chat = await street.newPage()
  await chat.goto(`${product}/bot/${agent.publicId}`)
  await write(chat, 'Who won the chess championship in 1972?')
  const status = chat.locator('.live-person [role="status"]')
  await chat.getByRole('button', { name: liveHandoffTexts.talkToPerson }).click()
  await expect(status).toHaveText(liveHandoffTexts.asked)
  expect((await page.request.delete(at(deleteAgent.path))).ok()).toBe(true)
  // The stream looks by itself now and then.
  await expect(status).toHaveText(liveHandoffTexts.over, { timeout: 60_000 })
  for (const name of [liveHandoffTexts.talkToPerson, liveHandoffTexts.goOnWithAgent(agentName)])
    await expect(chat.getByRole('button', { name })).toHaveCount(0)
  await expectAccessible(chat)
  await write(chat, 'Hello?')
  await expect(chat.getByRole('log')).toContainText(visitorTexts('en').botNotFound)
  await expect(status).toHaveText('')
  await street.close()
})

async function write(chat: Page, text: string): Promise<void> {
  const input = chat.getByRole('textbox')
  await expect(input).toBeEnabled()
  await input.fill(text)
  await input.press('Enter')
  await expect(input).toHaveValue('')
}

/** Keeps what the browser was asked to notify of, over the page's reloads. */
async function recordNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Shown = window.Notification
    window.Notification = class extends Shown {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        sessionStorage.setItem('notified', title)
      }
    }
  })
}
