import { expect, test } from 'vitest'
import { letters } from './email-templates.ts'
import { nameInMail } from './name-in-mail.ts'

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
  expect(nameInMail(name)).toBe(shown)
})

const hostile = 'Prize! http://evil.example/x or evil.example, www.evil.example'

test.each([
  letters.passwordReset(hostile),
  letters.passwordChanged(hostile, 2),
  letters.confirmEmail(hostile),
  letters.twoStepOn(hostile),
  letters.twoStepOff(hostile),
  letters.passkeyAdded(hostile, hostile),
  letters.emailChanged(hostile, 'ada@example.com'),
  letters.memberInvitation(hostile, 'editor', 'tomorrow'),
  letters.handoverOffered(hostile, hostile, 'tomorrow'),
  letters.handedOver(hostile, hostile),
  letters.takenOver(hostile, hostile),
  letters.identityLinked(hostile, 'Acme'),
  letters.identityUnlinked(hostile, 'Acme'),
  letters.creditsLow(hostile),
  letters.webhookFailed(hostile, hostile, 'hooks.example', 'asked for no more events'),
  letters.creditsUsedUp(hostile),
])('a mail brings nobody’s address to strangers: $kind', ({ subject, paragraphs, footer }) => {
  expect([subject, ...paragraphs, footer].join('\n')).not.toMatch(/:\/\/|www|evil\.example/)
})
