import { expect, test } from 'vitest'
import { compareTool } from './compare-tool.ts'
import { findMisfit, mergeInputs } from './merge-inputs.ts'
import { readSchema } from './read-schema.ts'
import { readTools as readAll } from './read-tools.ts'
import { toolValues } from './tool-values.ts'

const readTools = (sent: readonly unknown[]) => readAll(sent, (text) => text)

const read = (properties: Record<string, unknown>, required: string[] = []) => {
  const inputs = readSchema({ type: 'object', properties, required })
  if (typeof inputs === 'string') throw new Error(inputs)
  return inputs
}

test('inputs of different arguments have different names, and go back to their own argument', () => {
  const known = read({
    orderId: { type: 'string' },
    order_id: { type: 'integer' },
    'order-id': { type: 'boolean' },
    size: { enum: [1, 2] },
    __proto__x: { type: 'string' },
  })
  const names = known.inputs.map(({ name }) => name)
  expect(names).toEqual(['order_id', 'order_id_2', 'order_id_3', 'size', 'proto_x'])
  const values = { order_id: 'A', order_id_2: 7, order_id_3: 'No', size: '2', proto_x: '' }
  expect(toolValues({ ...known, values })).toEqual({ orderId: 'A', order_id: 7, 'order-id': false, size: 2 })
})

test('the owner’s words for yes and no are told apart by their place', () => {
  const known = read({ gift: { type: 'boolean' } })
  const inputs = known.inputs.map((input) => ({ ...input, choices: ['Ja', 'Nein'], label: 'Geschenk' }))
  expect(findMisfit(inputs, known)).toBeNull()
  expect(toolValues({ ...known, inputs, values: { gift: 'Ja' } })).toEqual({ gift: true })
  expect(mergeInputs(inputs, known)).toEqual(inputs)
  expect(findMisfit([], known)).toMatch(/inputs/)
})

test('choices that can’t be shown whole are refused, and an optional one is left out', () => {
  const hidden = { enum: ['yes', 'yes\u200b'] }
  expect(read({ answer: hidden, other: { type: 'string' } }).inputs.map(({ name }) => name)).toEqual([
    'other',
  ])
  expect(readSchema({ properties: { answer: hidden }, required: ['answer'] })).toMatch(/“answer”/)
  expect(readSchema([])).toMatch(/described/)
  expect(readSchema({ required: ['answer'] })).toMatch(/doesn’t describe/)
})

test('a tool is the same whatever the order of its fields, and another for each part that a model or an owner reads', () => {
  const sent = { name: 'get', description: 'Gets.', inputSchema: { type: 'object', properties: {} } }
  const [tool] = readTools([sent])
  if (!tool) throw new Error('It wasn’t read')
  const approved = { tool: 'get', hash: tool.hash }
  const compare = (change: object) => compareTool(approved, readTools([{ ...sent, ...change }]))?.kind ?? null
  expect(compare({ inputSchema: { properties: {}, type: 'object' }, icons: [] })).toBeNull()
  expect(compare({ description: 'Gets.\u200b' })).toBe('changed')
  expect(compare({ inputSchema: { type: 'object', properties: { a: {} } } })).toBe('changed')
  expect(compare({ annotations: { readOnlyHint: true } })).toBe('changed')
  expect(compare({ name: 'put' })).toBe('gone')
  expect(readTools([{ ...sent, description: 'Gets.\u200b' }])[0]?.text).toContain('Gets.<U+200b>')
})
