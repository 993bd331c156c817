import { changePassword, register } from '@parleykit/contract/auth/account'
import { resetPassword } from '@parleykit/contract/auth/recovery'
import { validationTexts } from '@parleykit/contract/auth/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { createResetLink } from './recovery/create-reset-link.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ REFUSE_COMMON_PASSWORDS: 'on' })
})
afterAll(() => app.close())

const refused = {
  status: 400,
  body: { code: 'validation_failed', message: validationTexts.passwordGuessable },
}

const signUp = (origin: string, password: string) =>
  callRoute(origin, register, { body: { username: 'newcomer', email: 'newcomer@example.com', password } })

test('where the operator wants it, a password that is easy to guess is refused at every door', async () => {
  const answer = await signUp(app.origin, 'Password1!')
  expect(answer).toMatchObject({ status: 400, body: validationTexts.passwordGuessable })
  const owner = await makeOwner(app.origin)
  const change = (newPassword: string) =>
    owner.call(changePassword, { body: { currentPassword: 'correct horse', newPassword } })
  expect(await change('qwertz')).toMatchObject(refused)

  const { database, config, clock } = app.platform()
  const recipient = { userId: owner.user.id, mailedTo: null }
  const { url } = await createResetLink(database, config, recipient, clock())
  const token = new URL(url).hash.slice(1)
  const reset = (newPassword: string) =>
    callRoute(app.origin, resetPassword, { body: { token, newPassword } })
  expect(await reset('123456')).toMatchObject(refused)
  // The link is still good.
  expect((await reset('battery staple')).status).toBe(200)
})

test('by default any password of six characters is taken', async () => {
  const usual = await createTestApp()
  try {
    expect((await signUp(usual.origin, '123456')).status).toBe(201)
  } finally {
    await usual.close()
  }
})
