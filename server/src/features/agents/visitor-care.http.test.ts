import { getAgent, updateAgent } from '@parleykit/contract/agents/agents'
import { validationTexts as agentsValidation } from '@parleykit/contract/agents/texts'
import type {
  ConsentLine,
  HumanContact,
  OfficeHours,
  ProactiveMessage,
} from '@parleykit/contract/agents/visitor-settings'
import { validationTexts as authValidation } from '@parleykit/contract/auth/texts'
import { validationTexts as baseValidation } from '@parleykit/contract/base/texts'
import { validationTexts as chatValidation } from '@parleykit/contract/chat/texts'
import { getPublicAgent } from '@parleykit/contract/publish/public-agents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const day = { from: '09:00', to: '17:00' }
const officeHours: OfficeHours = {
  timeZone: 'Europe/Berlin',
  days: [day, day, day, day, day, null, null],
  text: 'We are back at nine.',
}
const humanContact: HumanContact = {
  text: 'Write to Maria:',
  email: 'maria@example.com',
  phone: '+49 (30) 123-45',
  url: 'https://example.com/contact',
}

const proactiveMessage: ProactiveMessage = {
  text: 'Questions about our boats?',
  afterSeconds: 10,
  scrolledPercent: 50,
  paths: ['/boats/*'],
}

const consentLine: ConsentLine = {
  text: 'What you write is kept for 30 days.',
  linkText: 'Privacy',
  linkUrl: 'https://example.com/privacy',
  isRequired: true,
}

test('a line to be agreed to is kept, told to visitors, and taken back', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const visible = async () =>
    (await owner.call(getPublicAgent, { params: { botId: agent.publicId } })).body.consentLine
  expect(await visible()).toBeNull()
  await owner.call(updateAgent, { params, body: { consentLine } })
  expect(await visible()).toEqual(consentLine)
  expect((await owner.call(getAgent, { params })).body.consentLine).toEqual(consentLine)
  await owner.call(updateAgent, { params, body: { consentLine: null } })
  expect(await visible()).toBeNull()
})

test('office hours and ways to a person are kept, told to visitors, and taken back', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const visible = async () => (await owner.call(getPublicAgent, { params: { botId: agent.publicId } })).body
  expect(await visible()).toMatchObject({ officeHours: null, humanContact: null })

  const saved = await owner.call(updateAgent, { params, body: { officeHours, humanContact } })
  expect(saved).toMatchObject({ status: 200, body: { officeHours, humanContact } })
  expect((await owner.call(getAgent, { params })).body).toEqual(saved.body)
  expect(await visible()).toMatchObject({ officeHours, humanContact })

  await owner.call(updateAgent, { params, body: { tagline: 'Changes nothing else' } })
  expect(await visible()).toMatchObject({ officeHours, humanContact })
  await owner.call(updateAgent, { params, body: { officeHours: null } })
  expect(await visible()).toMatchObject({ officeHours: null, humanContact })
})

test.each([
  [{ officeHours: { ...officeHours, timeZone: 'Mars/Olympus' } }, agentsValidation.timeZoneInvalid],
  [
    { officeHours: { ...officeHours, days: officeHours.days.map(() => null) } },
    agentsValidation.officeHoursEmpty,
  ],
  [{ humanContact: { text: 'Hello', email: '', phone: '', url: '' } }, agentsValidation.humanContactEmpty],
  [{ humanContact: { ...humanContact, email: 'nobody' } }, authValidation.emailInvalid],
  [{ humanContact: { ...humanContact, phone: '555; ext=<b>' } }, agentsValidation.phoneInvalid],
  [{ humanContact: { ...humanContact, url: 'javascript:alert(1)' } }, baseValidation.urlInvalid],
  [{ humanContact: { ...humanContact, url: 'https://user:word@example.com/' } }, baseValidation.urlInvalid],
  [{ consentLine: { ...consentLine, text: ' ' } }, agentsValidation.lineTextRequired],
  [{ consentLine: { ...consentLine, text: 'x'.repeat(301) } }, chatValidation.careTextTooLong],
  [{ consentLine: { ...consentLine, linkText: '' } }, agentsValidation.linkTextRequired],
  [{ consentLine: { ...consentLine, linkUrl: '' } }, agentsValidation.linkUrlRequired],
  [{ consentLine: { ...consentLine, linkUrl: 'javascript:alert(1)' } }, baseValidation.urlInvalid],
  [{ proactiveMessage: { ...proactiveMessage, text: '' } }, agentsValidation.lineTextRequired],
  [
    { proactiveMessage: { ...proactiveMessage, text: 'x'.repeat(201) } },
    agentsValidation.proactiveTextTooLong,
  ],
  [
    { proactiveMessage: { ...proactiveMessage, afterSeconds: 601 } },
    agentsValidation.proactiveSecondsInvalid,
  ],
  [
    { proactiveMessage: { ...proactiveMessage, scrolledPercent: 0 } },
    agentsValidation.proactiveScrollInvalid,
  ],
  [
    { proactiveMessage: { ...proactiveMessage, afterSeconds: null, scrolledPercent: null } },
    agentsValidation.proactiveMomentRequired,
  ],
  [
    { proactiveMessage: { ...proactiveMessage, paths: ['https://example.com/'] } },
    agentsValidation.proactivePathInvalid,
  ],
  [
    { proactiveMessage: { ...proactiveMessage, paths: Array(21).fill('/a') } },
    agentsValidation.proactivePathsTooMany,
  ],
  [{ humanContact: { ...humanContact, text: 'x'.repeat(301) } }, chatValidation.careTextTooLong],
])('refuses %j with its message', async (body, message) => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const answer = await owner.call(updateAgent, { params, body: body as never })
  expect(answer).toMatchObject({ status: 400, body: { message, code: 'validation_failed' } })
  expect((await owner.call(getAgent, { params })).body).toMatchObject({
    officeHours: null,
    humanContact: null,
  })
})
