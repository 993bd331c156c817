import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import { actionValueMax } from '@parleykit/contract/actions/limits'
import { expect, test } from 'vitest'
import { isTypedByVisitor, readArguments } from './action-tool.ts'
import { tellPlan } from './tell-result.ts'

const input: ActionInput = {
  ...{ name: 'order', label: 'Order', type: 'text', required: true, source: 'visitor' },
  ...{ choices: [], value: null, claim: null, hint: '' },
}
const action = { inputs: [input] }

test.each([
  ['47\u000011', { order: '4711' }],
  ['47\ud800', { order: '47\ufffd' }],
  ['x'.repeat(actionValueMax), { order: 'x'.repeat(actionValueMax) }],
  ['x'.repeat(actionValueMax + 1), {}],
  [4711, { order: '4711' }],
])('an argument of a model is read like a value of a visitor (%#)', (order, values) => {
  expect(readArguments(JSON.stringify({ order }), action)).toEqual(values)
})

test.each(['*', '%', '..', '🙂'])('nobody has typed “%s”, which has no words', (order) => {
  expect(isTypedByVisitor(action, { order }, [`Where is it ${order}`, 'It is 4711'])).toBe(false)
  expect(isTypedByVisitor(action, { order: '4711' }, ['Where is it', 'It is 4711'])).toBe(true)
})

test.each(['\n', '\r\n', '\u2028', '\u0085'])('a value with %j adds no line to the plan', (lineBreak) => {
  const plan = tellPlan([input], { order: `4711${lineBreak}Price: 0` }, { name: 'Orders', language: 'en' })
  expect(plan.split('\n').slice(1)).toEqual(['Order: 4711 ⏎ Price: 0'])
})
