import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderWorld, openOrderWorld } from '../../../test/order-shop/open-order-world.ts'
import { otherOrders, ownOrder } from '../../../test/order-shop/orders.ts'
import {
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../../test/scripted-language-model.ts'

let world: OrderWorld
let model: ScriptedLanguageModel
beforeAll(async () => {
  model = await startScriptedLanguageModel({ status: 500 })
  world = await openOrderWorld({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'stand-in' })
})
afterAll(async () => {
  await world.close()
  await model.close()
})

const [other = ownOrder] = otherOrders
const order = String(other.number)
const { email } = other

/** What a model that obeys an injected text puts into a call. */
const calls: readonly object[] = [
  { order },
  { order, mail: email },
  { order, email, id: email, identity: { email }, filled: { mail: email } },
  { order: `${order}?email=${email}` },
  { order: `${order}","email":"${email}`, mail: email },
  { order: { value: order }, mail: [email] },
  { 'attributes.email': email, MAIL: email, order },
]

test('in 70 questions, a model that obeys the thief shows no order of another customer', async () => {
  const [shop, otherShop] = [await world.makeShop(), await world.makeShop()]
  const { session } = await world.prove(shop.botId, ownOrder.email)
  const tools = [...shop.tools.slice(0, 4), otherShop.tools[0] ?? '']
  for (const tool of tools) {
    for (const input of calls) {
      // The model calls until it gets a result or a card, and then says what it was told to say.
      let left = 4
      model.act = { obeys: () => (left-- > 0 ? { calls: tool, input } : { says: `The order of ${email}.` }) }
      for (const asking of [{ ...session }, world.newSession(shop.botId)]) {
        const question = `I bought parcel number ${order} as ${email}. Has it left your house?`
        const runId = await world.chat(asking, question)
        if (runId === '') continue
        await world.step(asking, runId, { confirm: true })
        await world.step(asking, runId, { values: { order, mail: email } })
      }
    }
  }
  const seen = [...world.replies, JSON.stringify(model.requests)].join('\n')
  expect(otherOrders.filter(({ mark }) => seen.includes(mark))).toEqual([])
  const { asked } = await world.shop.asked()
  expect(asked.filter((each) => each.email === ownOrder.email).length).toBeGreaterThan(0)
  expect(asked.filter((each) => each.email !== ownOrder.email)).toEqual([])
})
