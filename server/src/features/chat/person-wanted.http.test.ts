import { type UpdateAgentInput, updateAgent } from '@parleykit/contract/agents/agents'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { listAskedFor } from '@parleykit/contract/support/live-handoff/live-handoff'
import OpenAI from 'openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { setTier } from '../../../test/set-tier.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const contact = { text: '', email: 'hello@kayaks.example', phone: '+49 30 1234567', url: '' }
const leadForm = {
  ...{ title: '', text: '', button: '', thanks: '', consent: null },
  ...{ asksName: false, asksMessage: false, mailsOwner: false },
}
/** A minute of Monday, on a day that isn't one. */
const closed = {
  timeZone: 'Etc/UTC',
  days: Array.from({ length: 7 }, (_, day) =>
    day === (new Date().getUTCDay() + 2) % 7 ? { from: '09:00', to: '09:01' } : null,
  ),
  text: '',
}

async function openShop(settings: UpdateAgentInput) {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  const agent = await makeAgent(owner, ['# Kayaks\n\nRenting a kayak costs 20 euros an hour.'])
  await owner.call(updateAgent, { params: { id: agent.id }, body: settings })
  return { owner, agent, ask: (message: string) => ask(app.origin, agent.publicId, { message }) }
}

const english = visitorTexts('en')

test('who asks for a person in words waits for one, and the workspace hears of it', async () => {
  const { owner, agent, ask: askShop } = await openShop({ allowsTakeover: true, humanContact: contact })
  const asked = await askShop('Can I talk to a human please?')
  expect(asked.events.at(-1)).toMatchObject({ done: true, wayToPerson: 'asked' })
  expect(asked.text).toBe(english.personAsked)
  const { body: waiting } = await owner.call(listAskedFor)
  expect(waiting).toMatchObject([{ agentId: agent.id, conversationId: asked.conversationId }])
  const { conversationId, visitorToken } = asked
  const message = 'How much does a kayak cost?'
  const headers = { 'x-visitor-token': visitorToken }
  const more = await ask(app.origin, agent.publicId, { message, conversationId }, headers)
  expect(more.events).toMatchObject([{}, { function_call: { name: 'passedToPerson' } }, { done: true }])
})

test.each<[string, UpdateAgentInput, string, string]>([
  [
    'the contact',
    { humanContact: contact },
    'contact',
    `${english.personContact}\n\n- hello@kayaks.example\n- +49 30 1234567`,
  ],
  ['the form for an address', { leadForm }, 'address', english.personAddress],
  ['that there is none', {}, 'none', english.noPerson],
  [
    'that the team is away, and how to write to it',
    { allowsTakeover: true, officeHours: closed, leadForm },
    'address',
    `${english.personAway}\n\n${english.personAddress}`,
  ],
])('where nobody can join, a visitor who wants a person reads %s', async (_, settings, way, text) => {
  const { owner, ask: askShop } = await openShop(settings)
  const asked = await askShop('I want to speak to a real person')
  expect(asked.events.at(-1)).toMatchObject({ wayToPerson: way })
  expect(asked.text).toBe(text)
  expect((await owner.call(listAskedFor)).body).toEqual([])
})

test('the reply is in the language of the request', async () => {
  const { ask: askShop } = await openShop({ leadForm })
  expect((await askShop('Ich möchte bitte mit einem Menschen sprechen')).text).toBe(
    visitorTexts('de').personAddress,
  )
})

test('a question for contact details is answered from the settings where the knowledge has none', async () => {
  const { ask: askShop } = await openShop({ humanContact: contact })
  const asked = await askShop('whats your phone number?')
  expect(asked.text).toContain(contact.phone)
  expect(asked.events.some((event) => event.function_call)).toBe(false)
  const without = await openShop({})
  expect((await without.ask('whats your phone number?')).text).toBe(english.irrelevantPrompt)
})

test('a program that asks for a person in words gets the contact, and the agent goes on answering it', async () => {
  const { agent, owner } = await openShop({ allowsTakeover: true, humanContact: contact })
  const client = new OpenAI({ apiKey: agent.apiKey, baseURL: `${app.origin}/v1`, maxRetries: 0 })
  const complete = async (content: string) => {
    const messages = [{ role: 'user' as const, content }]
    return (await client.chat.completions.create({ model: agent.publicId, messages })).choices[0]?.message
      .content
  }
  expect(await complete('Can I talk to a human please?')).toContain(contact.email)
  expect(await complete('How much does renting a kayak cost?')).toContain('20 euros')
  expect((await owner.call(listAskedFor)).body).toEqual([])
})
