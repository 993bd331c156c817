import { getSupportContact } from '@parleykit/contract/publish/publish'
import { expect, test } from 'vitest'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp } from '../../../test/create-test-app.ts'

test.each([
  [{}, null],
  [{ SUPPORT_CONTACT: 'help@shop.example' }, 'help@shop.example'],
])('with %j everybody reads whom to ask', async (environment, contact) => {
  const app = await createTestApp(environment)
  try {
    const answer = await callRoute(app.origin, getSupportContact)
    expect(answer).toMatchObject({ status: 200, body: { contact } })
  } finally {
    await app.close()
  }
})
