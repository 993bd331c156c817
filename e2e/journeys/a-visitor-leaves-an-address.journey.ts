import { readFile } from 'node:fs/promises'
import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import { type UpdateAgentInput, updateAgent } from '@parleykit/contract/agents/agents'
import { validationTexts as agentsValidation } from '@parleykit/contract/agents/texts'
import { visitorHelpTexts } from '@parleykit/contract/agents/visitor-help-texts'
import { validationTexts as authValidation } from '@parleykit/contract/auth/texts'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { leadTexts } from '@parleykit/contract/support/leads/lead-texts'
import { liveHandoffTexts } from '@parleykit/contract/support/live-handoff/live-handoff-texts'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { ownerLeadTexts } from '../../web/src/features/support/leads/lead-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

const title = 'Write to the harbour'

test('a visitor whom the agent can’t help leaves an address, corrects it, and its owner finds it', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  const page = await stage.openPage(owner)

  await page.goto(`/dashboard/agents/${agent.id}#settings-person`)
  await page.getByRole('switch', { name: ownerLeadTexts.setting }).press('Space')
  await page.getByLabel('Form heading').fill(title)
  await page.getByRole('switch', { name: 'Ask for consent' }).press('Space')
  await page.getByLabel('Consent: link text').fill('Privacy')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(agentsValidation.lineTextRequired)).toBeVisible()
  await expect(page.getByText(agentsValidation.linkUrlRequired)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Consent', { exact: true }).fill('You may write to me.')
  await page.getByLabel('Consent: link URL').fill('https://example.com/privacy')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(agentTexts.updated.title, { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Form heading')).toHaveValue(title)

  const chat = await stage.openPage(undefined, { width: 390, height: 800 })
  await chat.goto(`/bot/${agent.publicId}?embed=1`)
  await ask(chat, 'Who won the world cup in 1998?')
  const offer = chat.getByRole('button', { name: title })
  const form = chat.getByRole('form', { name: title })
  await offer.press('Enter')
  await expect(form.getByLabel(leadTexts.email)).toBeFocused()
  await expectAccessible(chat)
  await chat.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(offer).toBeFocused()

  await offer.press('Enter')
  await form.getByLabel(leadTexts.email).fill('ada')
  await form.getByLabel(leadTexts.email).press('Enter')
  await expect(form.getByRole('alert')).toHaveText(leadTexts.consentMissing)
  await expect(form.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
    'href',
    'https://example.com/privacy',
  )
  await form.getByRole('checkbox').press('Space')
  await form.getByLabel(leadTexts.email).press('Enter')
  await expect(form.getByRole('alert')).toHaveText(authValidation.emailInvalid)
  await form.getByLabel(leadTexts.email).fill('ada@example.com')
  await form.getByLabel(leadTexts.message).fill('Where is the cup?')
  await chat.route('**/leads', (route) => route.abort())
  await form.getByRole('button', { name: leadTexts.button }).press('Enter')
  await expect(form.getByRole('alert')).toHaveText(leadTexts.failed)
  await chat.unroute('**/leads')
  await form.getByRole('button', { name: leadTexts.button }).press('Enter')
  const thanks = chat.getByText(leadTexts.thanks)
  await expect(thanks).toBeFocused()
  await expectAccessible(chat)

  await ask(chat, 'Who won it in 1994?')
  await expect(thanks).toHaveCount(0)
  await expect(offer).toHaveCount(0)
  await chat.reload()
  await chooseInMenu(chat, title)
  await expect(form.getByLabel(leadTexts.email)).toHaveValue('ada@example.com')
  await form.getByLabel(leadTexts.message).fill('It has been found.')
  await form.getByRole('checkbox').press('Space')
  await form.getByRole('button', { name: leadTexts.button }).press('Enter')
  await expect(thanks).toBeFocused()
  const downloading = chat.waitForEvent('download')
  await chooseInMenu(chat, visitorHelpTexts.downloadText)
  expect(await readFile(await (await downloading).path(), 'utf8')).toMatch(
    /You left · .*\nada@example\.com\nIt has been found\.\nYou may write to me\. Privacy/,
  )

  await page.goto(`/dashboard/agents/${agent.id}#activity`)
  const viewer = page.getByRole('region', { name: 'Messages' })
  await expect(viewer.getByRole('link', { name: 'ada@example.com' })).toBeVisible()
  await expect(viewer.getByText('It has been found.')).toBeVisible()
  await page.getByRole('button', { name: 'Left an email', exact: true }).click()
  await expect(page.getByRole('list').getByText('left an email')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: ownerLeadTexts.title, exact: true }).click()
  const list = page.getByRole('dialog', { name: ownerLeadTexts.title })
  await expect(list.getByText('It has been found.')).toBeVisible()
  await expectAccessible(page)
  const exporting = page.waitForEvent('download')
  await list.getByRole('link', { name: ownerLeadTexts.exportCsv }).click()
  expect(await readFile(await (await exporting).path(), 'utf8')).toContain(
    'ada@example.com,,It has been found.',
  )
  await list.getByRole('button', { name: `${ownerLeadTexts.remove} ada@example.com` }).click()
  const sure = page.getByRole('alertdialog')
  await expectAccessible(page)
  await sure.getByRole('button', { name: ownerLeadTexts.remove }).click()
  await expect(list.getByText(ownerLeadTexts.empty)).toBeVisible()
  await list.getByRole('button', { name: 'Close' }).click()
  await expect(viewer.getByText('ada@example.com')).toHaveCount(0)
  await stage.close()
})

test('outside office hours an address can be left instead of asking for a person', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const page = await stage.openPage(owner)
  const words = { title: '', text: '', button: '', thanks: '' }
  const save = async (isOpen: boolean) => {
    // Open on one day that isn't near, or always.
    const openDay = (new Date().getUTCDay() + 2) % 7
    const days = Array.from({ length: 7 }, (_, day) =>
      day === openDay ? { from: '09:00', to: '17:00' } : null,
    )
    const saved = await page.request.put(`/api/bots/${agent.id}`, {
      data: {
        allowsTakeover: true,
        officeHours: isOpen ? null : { timeZone: 'UTC', days, text: '' },
        leadForm: { ...words, asksName: false, asksMessage: false, consent: null, mailsOwner: false },
      },
    })
    expect(saved.ok()).toBe(true)
  }
  const person = { name: liveHandoffTexts.talkToPerson }
  const address = { name: leadTexts.title }

  await save(false)
  const chat = await stage.openPage()
  await chat.goto(`/bot/${agent.publicId}`)
  await ask(chat, 'اين يقع المرفأ؟')
  await expect(chat.getByRole('button', address)).toBeVisible()
  await expect(chat.getByRole('button', person)).toHaveCount(0)
  await chat.getByRole('button', { name: chatTexts.conversationOptions }).press('Enter')
  await expect(chat.getByRole('menuitem', address)).toBeVisible()
  await expect(chat.getByRole('menuitem', person)).toHaveCount(0)

  await save(true)
  await chat.reload()
  await expect(chat.getByRole('button', person)).toBeVisible()
  await expect(chat.getByRole('button', address)).toBeVisible()
  await stage.close()
})

async function ask(chat: Page, question: string) {
  await chat.getByRole('textbox', { name: /^(Ask|Message)/ }).fill(question)
  await chat.getByRole('textbox', { name: /^(Ask|Message)/ }).press('Enter')
  await expect(chat.getByRole('log').getByText(question)).toBeVisible()
  await chat.getByRole('button', { name: 'Send', exact: true }).first().waitFor()
}

async function chooseInMenu(chat: Page, name: string) {
  await chat.getByRole('button', { name: chatTexts.conversationOptions }).press('Enter')
  await chat.getByRole('menuitem', { name }).press('Enter')
}

test('a visitor who asks for a person in words is shown the form, or waits for one', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  const set = (body: UpdateAgentInput) => owner.call(updateAgent, { params: { id: agent.id }, body })
  const words = { title, text: '', button: '', thanks: '' }
  await set({ leadForm: { ...words, asksName: false, asksMessage: true, consent: null, mailsOwner: false } })
  const writing = await stage.openPage()
  await writing.goto(`/bot/${agent.publicId}`)
  await ask(writing, 'Could I talk to a human being?')
  await expect(writing.getByRole('log')).toContainText(visitorTexts('en').personAddress)
  await expect(writing.getByRole('form', { name: title }).getByLabel(leadTexts.email)).toBeFocused()

  await set({ allowsTakeover: true })
  const waiting = await stage.openPage()
  await waiting.goto(`/bot/${agent.publicId}`)
  await ask(waiting, 'Could I talk to a human being?')
  await expect(waiting.getByRole('log')).toContainText(visitorTexts('en').personAsked)
  await expect(waiting.getByText(liveHandoffTexts.asked)).toHaveCount(0)
  await waiting.getByRole('button', { name: liveHandoffTexts.goOnWithAgent(agent.name) }).click()
  await ask(waiting, 'When does the ferry to the island leave?')
  await expect(waiting.getByRole('log')).toContainText('The ferry to the island leaves at noon.')
  await stage.close()
})
