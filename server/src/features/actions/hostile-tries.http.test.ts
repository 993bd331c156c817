import { exportConversations } from '@parleykit/contract/conversations/conversations'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileTries, type Scene } from '../../../test/order-shop/hostile-tries.ts'
import { type OrderWorld, openOrderWorld } from '../../../test/order-shop/open-order-world.ts'
import { otherOrders, ownOrder } from '../../../test/order-shop/orders.ts'

let world: OrderWorld
beforeAll(async () => {
  world = await openOrderWorld()
})
afterAll(() => world.close())

const [other = ownOrder] = otherOrders

/** Everything that is stored, as text. */
async function readDatabase(): Promise<string> {
  const client = new pg.Client(world.app.databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  )
  const texts: string[] = []
  for (const { name } of rows) {
    const all = await client.query<{ row: string }>(`select row::text as row from "${name}" as row`)
    texts.push(...all.rows.map(({ row }) => row))
  }
  await client.end()
  return texts.join('\n')
}

/** How many orders of others are in what was said, stored, exported and mailed. */
async function countLeaks({ shop, otherShop }: Scene): Promise<number> {
  const exports: string[] = []
  for (const { owner, params } of [shop, otherShop])
    for (const format of ['csv', 'json'] as const)
      exports.push(
        JSON.stringify((await owner.call(exportConversations, { params, query: { format } })).body),
      )
  const mails = world.mailbox.mails.map(({ text }) => text)
  const all = [...world.replies, ...exports, ...mails, await readDatabase()].join('\n')
  expect(all).toContain(ownOrder.mark)
  return otherOrders.filter(({ mark }) => all.includes(mark)).length
}

test('in 200 hostile tries, no order of another customer is shown', async () => {
  const [shop, otherShop] = [await world.makeShop(), await world.makeShop()]
  const { session, code } = await world.prove(shop.botId, ownOrder.email)
  const victim = await world.prove(shop.botId, other.email)
  const scene: Scene = { world, shop, otherShop, session, code, victim }
  const tries = hostileTries(scene)
  expect(tries.length).toBeGreaterThanOrEqual(200)
  for (const { name, run } of tries) {
    const seen = world.replies.length
    await run()
    const shown = world.replies.slice(seen).join('\n')
    expect([name, otherOrders.filter(({ mark }) => shown.includes(mark))]).toEqual([name, []])
  }
  expect(await countLeaks(scene)).toBe(0)
  const { asked } = await world.shop.asked()
  const others = otherOrders.map(({ email }) => email)
  expect(asked.filter(({ email }) => others.some((each) => email.includes(each)))).toEqual([])

  // The customer whom the thief attacked all the time sees the order in the run that was attacked.
  const values = { order: String(other.number) }
  const shown = await world.step(victim.session, victim.runId, { values })
  expect(shown).toMatchObject({ state: 'done', text: expect.stringContaining(other.mark) })
})

test('a double click, a retried request and two tabs book once', async () => {
  const { botId } = await world.makeShop()
  const session = world.newSession(botId)
  const runId = await world.open(session, 'booking')
  const before = (await world.shop.asked()).bookings.length
  const plan = await world.step(session, runId, { values: { day: 'Monday' } })
  expect(plan).toMatchObject({ state: 'confirm' })
  // Another tab of the same visitor has the same token and the same run.
  const tab = { ...session }
  const clicks = Array.from({ length: 10 }, (_, index) =>
    world.step(index % 2 ? tab : session, runId, { confirm: true }),
  )
  const booking = `B-${before + 1}`
  for (const ended of await Promise.all(clicks))
    expect(ended).toMatchObject({ state: 'done', text: expect.stringContaining(booking) })
  expect(await world.step(session, runId, { confirm: true })).toMatchObject({ state: 'done' })
  expect(await world.step(tab, runId, { values: { day: 'Tuesday' } })).toMatchObject({ state: 'done' })
  expect((await world.shop.asked()).bookings.length).toBe(before + 1)
})
