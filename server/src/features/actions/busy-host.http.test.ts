import { createAction, tryAction } from '@parleykit/contract/actions/action-routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { openShop } from '../../../test/open-shop.ts'
import { lookUpOrder } from '../../../test/shop-actions.ts'

let app: TestApp
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: shop.host })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

async function openTrials() {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  const made = await owner.call(createAction, { params: { id }, body: lookUpOrder(shop.origin) })
  const params = { id, actionId: made.body.id }
  return async (order: string) => (await owner.call(tryAction, { params, body: { values: { order } } })).body
}

test('slow requests of agents keep no other agent from the same host, and what waits too long isn’t sent', async () => {
  const [slow, alsoSlow, quick] = [await openTrials(), await openTrials(), await openTrials()]
  shop.behave(({ url }) => url === '/orders/666')
  const trials = [slow, alsoSlow].map((trial) => Promise.all(Array.from({ length: 6 }, () => trial('666'))))
  await expect.poll(() => shop.asked.length, { timeout: 4000 }).toBe(8)
  const answer = await quick('4711')
  expect(answer).toMatchObject({ status: 200, fault: null })
  for (const tried of await Promise.all(trials)) {
    expect(tried.filter(({ fault }) => /took too long to respond/.test(fault ?? ''))).toHaveLength(4)
    expect(tried.filter(({ fault }) => /wasn’t sent/.test(fault ?? ''))).toHaveLength(2)
  }
  expect(shop.asked).toHaveLength(9)
}, 30_000)
