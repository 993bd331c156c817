import { type UpdateAgentInput, updateAgent } from '@parleykit/contract/agents/agents'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a refusal is in the language of the question, else of the conversation', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['Parcels leave our warehouse in Rotterdam every weekday at noon.'])
  const refusalOf = async (message: string, conversationId: number | null = null) => {
    const reply = await ask(app.origin, agent.publicId, { message, conversationId })
    const event = reply.events.find((one) => one.function_call)
    return { message: event?.message, conversationId: reply.conversationId }
  }
  const asked = [
    ['en', 'Who painted the Mona Lisa?'],
    ['de', 'Wer hat die Mona Lisa gemalt?'],
    ['ru', 'Кто написал Мону Лизу?'],
    ['ja', 'モナ・リザを描いたのは誰ですか？'],
  ] as const
  for (const [language, question] of asked) {
    expect((await refusalOf(question)).message).toBe(visitorTexts(language).irrelevantPrompt)
  }
  const { conversationId } = await refusalOf('¿Quién pintó la Mona Lisa?')
  expect((await refusalOf('Leonardo?', conversationId)).message).toBe(visitorTexts('es').irrelevantPrompt)
})

test('a refusal is in the words of the owner where they wrote some in its language', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['Parcels leave our warehouse in Rotterdam every weekday at noon.'])
  const refusalTexts = [
    { language: 'en', text: 'Sorry, I only know about parcels.' },
    { language: 'de', text: 'Dazu weiß ich leider nichts.' },
  ] as const
  const set = (texts: readonly object[]) =>
    owner.call(updateAgent, { params: { id: agent.id }, body: { refusalTexts: texts } as UpdateAgentInput })
  expect(await set(refusalTexts)).toMatchObject({ status: 200 })
  const refusalOf = async (message: string) => (await ask(app.origin, agent.publicId, { message })).text
  expect(await refusalOf('Who painted the Mona Lisa?')).toBe(refusalTexts[0].text)
  expect(await refusalOf('Wer hat die Mona Lisa gemalt?')).toBe(refusalTexts[1].text)
  expect(await refusalOf('Qui a peint la Joconde en ce temps-là ?')).toBe(visitorTexts('fr').irrelevantPrompt)
  for (const wrong of [
    [{ language: 'xx', text: 'No.' }],
    [refusalTexts[0], refusalTexts[0]],
    [{ language: 'en', text: ' ' }],
  ])
    expect((await set(wrong)).status).toBe(400)
})
