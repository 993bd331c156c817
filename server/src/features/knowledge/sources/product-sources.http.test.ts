import { getAgent } from '@parleykit/contract/agents/agents'
import { checkSource, connectSource, removeSource } from '@parleykit/contract/knowledge/sources/sources'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { openSourceWorld, type SourceWorld } from '../../../../test/sources/open-source-world.ts'
import { type ShopifyWorld, shopifyWire } from '../../../../test/sources/shopify-wire.ts'
import { connectAndSync, namesOf, syncAgain, textOfEntry } from '../../../../test/sources/synced-source.ts'
import { type WooWorld, woocommerceWire } from '../../../../test/sources/woocommerce-wire.ts'

let app: TestApp
let database: pg.Client
let world: SourceWorld
const woo: WooWorld = { products: new Map(), key: 'ck_1', secret: 'cs_0123456789_9876', missing: 0 }
const shopify: ShopifyWorld = { products: new Map(), token: 'shpat_0123456789_4321', throttled: 0 }
let owner: TestOwner
let id: number
beforeAll(async () => {
  world = await openSourceWorld([woocommerceWire(woo), shopifyWire(shopify)])
  app = await createTestApp(world.environment)
  database = new pg.Client(app.databaseUrl)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await app.close()
  await world.close()
})
beforeEach(async () => {
  owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'standard')
  id = (await makeAgent(owner)).id
})

const textOf = (name: string) => textOfEntry(owner, id, name)

test('WooCommerce: connect, choose, sync, change, failure, removal', async () => {
  const modified = '2026-11-01T10:00:00'
  const green = {
    name: 'Green tea',
    price: '4.50',
    stock: 12,
    category: 7,
    description: '<p>From Uji.</p>',
    modified,
  }
  woo.products.set(1, green)
  woo.products.set(2, {
    ...{ name: 'Cup', price: '9', stock: 3, category: 8, description: '', modified },
    variations: [
      { option: 'Small', price: '9', stock: 0 },
      { option: 'Large', price: '12', stock: 3 },
    ],
  })
  for (let at = 3; at < 104; at++) woo.products.set(at, { ...green, name: `Tea ${at}` })
  const access = {
    kind: 'woocommerce',
    address: world.origin,
    token: 'ck_1',
    tokenSecret: 'cs_0123456789_9876',
  } as const
  const wrong = { ...access, tokenSecret: 'cs_wrong' }
  expect((await owner.call(checkSource, { params: { id }, body: wrong })).status).toBe(422)
  expect((await owner.call(checkSource, { params: { id }, body: access })).body.choices).toEqual([
    { key: '7', label: 'Tea' },
    { key: '8', label: 'Cups' },
  ])
  const { source } = await connectAndSync(owner, id, access)
  expect(source).toMatchObject({ tokenEnding: '9876', entries: 103 })
  expect(await textOf('Green tea')).toBe(
    [
      '# Green tea',
      '- Price of Green tea: 4.50 EUR\n- Stock of Green tea: in stock (12)\n- SKU: P1\n- Categories: Tea\n- Page: https://tea.example/product/1/',
      'From Uji.',
    ].join('\n\n'),
  )
  expect(await textOf('Cup')).toContain(
    '| Small | 9 EUR | sold out | V0 |\n| Large | 12 EUR | in stock (3) | V1 |',
  )

  woo.products.set(1, { ...green, price: '5.00', stock: 11 })
  woo.products.delete(3)
  const changed = await syncAgain(owner, id, source.id)
  expect(changed.report).toMatchObject({
    changed: { names: ['Green tea'] },
    removed: { names: ['Tea 3'] },
    unchanged: 101,
  })
  expect(await textOf('Green tea')).toContain(
    'Price of Green tea: 5.00 EUR\n- Stock of Green tea: in stock (11)',
  )

  woo.products.delete(4)
  woo.missing = 1
  expect((await syncAgain(owner, id, source.id)).report).toMatchObject({
    removed: { count: 0 },
    failedTotal: 1,
  })
  woo.missing = 0
  woo.secret = 'cs_renewed'
  const revoked = await syncAgain(owner, id, source.id)
  expect(revoked.report.fault).toContain('refuses the key')
  expect(revoked.source.entries).toBe(102)
  await owner.call(removeSource, { params: { id, sourceId: source.id } })
  expect(await namesOf(owner, id)).toEqual([])
})

test('only addresses of web pages become links of products', async () => {
  const tea = { name: 'Tea', price: '1', stock: 1, category: 7, description: '', modified: '2026-11-01' }
  woo.products.clear()
  woo.secret = 'cs_0123456789_9876'
  const addresses = [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '/tea',
    'HTTPS://tea.example/5',
  ]
  for (const [at, permalink] of addresses.entries())
    woo.products.set(at + 1, { ...tea, name: `Tea ${at}`, permalink })
  await connectAndSync(owner, id, {
    ...{ kind: 'woocommerce', address: world.origin, token: 'ck_1', tokenSecret: woo.secret },
  })
  const { rows } = await database.query(
    'select source_url, text from knowledge_entries where agent_id = $1 order by file_name',
    [id],
  )
  expect(rows.map((row) => row.source_url)).toEqual([null, null, null, null, 'https://tea.example/5'])
  expect(rows.filter(({ text }) => String(text).includes('- Page:'))).toHaveLength(1)
})

test('a shop whose list never ends is asked no more once its source is removed', async () => {
  const address = {
    kind: 'woocommerce',
    address: world.origin,
    token: 'ck_1',
    tokenSecret: woo.secret,
  } as const
  let pages = 0
  world.meanwhile = async ({ url }) => {
    if (!url.searchParams.has('orderby')) return null
    pages++
    await new Promise((resolve) => setTimeout(resolve, 300))
    return { headers: { 'x-wp-totalpages': '1000000' }, body: [] }
  }
  const { body: source } = await owner.call(connectSource, { params: { id }, body: address })
  await expect.poll(() => pages).toBeGreaterThan(1)
  await owner.call(removeSource, { params: { id, sourceId: source.id } })
  let before = 0
  const isQuiet = () => {
    const isSame = pages === before
    before = pages
    return isSame
  }
  await expect.poll(isQuiet, { interval: 1500, timeout: 60_000 }).toBe(true)
  world.meanwhile = null
  expect(pages).toBeLessThan(50)
})

test('Shopify: connect, choose, sync, change, failure, removal', async () => {
  const board = { title: 'Longboard', html: '<p>For <b>small</b> waves.</p>', collection: 71 }
  const variants = [
    { title: '9 ft', price: '499.00', stock: 2 },
    { title: '10 ft', price: '549.00', stock: 0 },
  ]
  shopify.products.set(1, { ...board, variants })
  shopify.products.set(2, {
    ...{ title: 'Wax', html: '', collection: 72 },
    variants: [{ title: 'Default Title', price: '3.00', stock: 40 }],
  })
  for (let at = 3; at < 16; at++) shopify.products.set(at, { ...board, title: `Board ${at}`, variants })
  const access = { kind: 'shopify', address: world.origin, token: 'shpat_0123456789_4321' } as const
  const offer = (await owner.call(checkSource, { params: { id }, body: access })).body
  expect(offer).toMatchObject({ name: 'Surf & Co', choices: [{ key: '71', label: 'Boards' }, { key: '72' }] })
  shopify.throttled = 1
  const { source } = await connectAndSync(owner, id, access)
  expect(source).toMatchObject({ name: 'Surf & Co', tokenEnding: '4321', entries: 15 })
  expect(await textOf('Longboard')).toContain('- Price of Longboard: 499.00 to 549.00 EUR')
  expect(await textOf('Longboard')).toContain('| 10 ft | 549.00 EUR | sold out |  |')
  expect(await textOf('Wax')).toContain('- Price of Wax: 3.00 EUR\n- Stock of Wax: in stock (40)')

  shopify.products.set(2, {
    ...{ title: 'Wax', html: '', collection: 72 },
    variants: [{ title: 'Default Title', price: '3.00', stock: 0 }],
  })
  shopify.products.delete(3)
  const changed = await syncAgain(owner, id, source.id)
  expect(changed.report).toMatchObject({
    ...{ changed: { names: ['Wax'] }, removed: { names: ['Board 3'] }, unchanged: 13 },
  })
  shopify.token = 'shpat_renewed'
  expect((await syncAgain(owner, id, source.id)).report.fault).toContain('Shopify refuses the key')
  expect(await namesOf(owner, id)).toHaveLength(14)
  await owner.call(removeSource, { params: { id, sourceId: source.id } })
  expect(await namesOf(owner, id)).toEqual([])

  shopify.token = 'shpat_0123456789_4321'
  const chosen = await connectAndSync(owner, id, { ...access, picked: ['72'] })
  expect(chosen.source.entries).toBe(1)
})

test('a price that is older than the setting is read again before it is quoted', async () => {
  const tea = {
    ...{ name: 'Sencha tea', price: '4.50', stock: 12, category: 7, description: '' },
    modified: '2026-11-01T10:00:00',
  }
  woo.products.clear()
  woo.products.set(1, tea)
  woo.products.set(2, { ...tea, name: 'Iron kettle', price: '39.00' })
  woo.secret = 'cs_0123456789_9876'
  const body = { kind: 'woocommerce', address: world.origin, token: 'ck_1', tokenSecret: woo.secret } as const
  const { source } = await connectAndSync(owner, id, body)
  await owner.call(trainAgent, { params: { id } })
  const { publicId } = (await owner.call(getAgent, { params: { id } })).body
  const priceNow = async () =>
    (await ask(app.origin, publicId, { message: 'What is the price of Sencha tea?' })).text
  woo.products.set(1, { ...tea, price: '5.25' })
  world.asked.length = 0
  expect(await priceNow()).toContain('4.50 EUR')
  expect(world.asked).toEqual([])

  await database.query(`update source_items set read_at = '2026-11-01T10:00:00Z' where source_id = $1`, [
    source.id,
  ])
  expect(await priceNow()).toMatch(/5\.25 EUR/)
  const asked = world.asked.length
  expect(await priceNow()).toContain('5.25 EUR')
  expect(world.asked).toHaveLength(asked)

  world.meanwhile = () => ({ status: 500 })
  const kettle = await ask(app.origin, publicId, { message: 'What is the price of the Iron kettle?' })
  world.meanwhile = null
  expect(kettle.text).toContain('39.00 EUR (as of 2026-11-01 10:00 UTC)')
})
