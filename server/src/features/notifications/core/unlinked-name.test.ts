import { expect, test } from 'vitest'
import { emailTemplates } from './email-templates.ts'
import { unlinkedName } from './unlinked-name.ts'

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['山田太郎', '山田太郎'],
  ['Dr. No', 'Dr. No'],
  ['Acme Inc.', 'Acme Inc.'],
  ['ada/grace', 'ada/grace'],
  ['ada.lovelace', 'ada lovelace'],
  ['Prize! http://evil.example/x open now', 'Prize! open now'],
  ['Prize! HTTPS://evil', 'Prize!'],
  ['see www.evil.example', 'see'],
  ['see evil.example/x?y', 'see'],
  ['see evil.example', 'see evil example'],
  ['see evil。example', 'see evil example'],
  ['see 198.51.100.7', 'see 198 51 100 7'],
  ['Prize\r\nhttp://evil.example', 'Prize'],
  ['http://evil.example', 'Someone'],
  ['Ada \u202eecalevoL', 'Ada ecalevoL'],
])('%j is shown as %j', (name, shown) => {
  expect(unlinkedName(name)).toBe(shown)
})

const hostile = 'Prize! http://evil.example/x or evil.example, www.evil.example'

test.each([
  emailTemplates.passwordReset(hostile),
  emailTemplates.passwordChanged(hostile, 2),
  emailTemplates.confirmEmail(hostile),
  emailTemplates.twoStepOn(hostile),
  emailTemplates.twoStepOff(hostile),
  emailTemplates.passkeyAdded(hostile, hostile),
  emailTemplates.emailChanged(hostile, 'ada@example.com'),
  emailTemplates.memberInvitation(hostile, 'editor', 'tomorrow'),
  emailTemplates.handoverOffered(hostile, hostile, 'tomorrow'),
  emailTemplates.handedOver(hostile, hostile),
  emailTemplates.takenOver(hostile, hostile),
  emailTemplates.identityLinked(hostile, 'Acme'),
  emailTemplates.identityUnlinked(hostile, 'Acme'),
  emailTemplates.creditsLow(hostile),
  emailTemplates.webhookFailed(hostile, hostile, 'hooks.example', 'asked for no more events'),
  emailTemplates.modelFailed(hostile, hostile, hostile),
  emailTemplates.creditsUsedUp(hostile),
  emailTemplates.modelBudget(hostile, hostile, 'spent'),
])('a mail brings nobody’s address to strangers: $kind', ({ subject, paragraphs, footer }) => {
  expect([subject, ...paragraphs, footer].join('\n')).not.toMatch(/:\/\/|www|evil\.example/)
})
