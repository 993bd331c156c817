import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WorkError } from '../../../platform/child-process/index.ts'
import { readInSandbox } from './read-in-sandbox.ts'

const head = { openapi: '3.0.3', info: { title: 'Hostile' }, servers: [{ url: 'https://shop.example' }] }

function read(text: string, operations: string[] = ['POST /x']) {
  const task = { bytes: Buffer.from(text), operations, server: '', documentUrl: null }
  return readInSandbox(task, new AbortController().signal)
}

const withBody = (schema: object, schemas: object = {}) =>
  JSON.stringify({
    ...head,
    paths: { '/x': { post: { requestBody: { content: { 'application/json': { schema } } } } } },
    components: { schemas },
  })
const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const many = <Item>(length: number, make: (index: number) => Item) =>
  Array.from({ length }, (_, index) => make(index))

const circle = { required: ['a'], properties: { a: refer('circle') }, allOf: [refer('circle')] }
const wide = Object.fromEntries(many(9, (at) => [`s${at}`, { allOf: Array(40).fill(refer(`s${at + 1}`)) }]))
const harmless: [string, string][] = [
  ['a schema that contains itself', withBody(refer('circle'), { circle })],
  ['a reference to itself', withBody(refer('self'), { self: refer('self') })],
  ['schemas of 40 schemas each, nine deep', withBody(refer('s0'), wide)],
  ['100,000 choices', withBody({ properties: { a: { enum: many(100_000, (index) => `choice ${index}`) } } })],
  [
    '100,000 properties',
    withBody({ properties: Object.fromEntries(many(100_000, (index) => [`p${index}`, {}])) }),
  ],
  [
    'names of prototypes',
    withBody({ properties: { constructor: {}, toString: {} } }).replaceAll('constructor', '__proto__'),
  ],
  ['a reference into a prototype', withBody({ $ref: '#/constructor/prototype/toString' })],
]

test.each(harmless)('reads %s', async (_what, text) => {
  expect(await read(text)).toMatchObject({ kind: 'document', total: 1, imports: [{ operation: 'POST /x' }] })
})

test('lists some of 50,000 operations', async () => {
  const paths = Object.fromEntries(
    many(50_000, (index) => [`/p${index}`, { get: { summary: 'x'.repeat(300) } }]),
  )
  const answer = await read(JSON.stringify({ ...head, paths }))
  expect(answer).toMatchObject({ total: 50_000, operations: { length: 2000 } })
})

const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...many(12, (at) => {
    const [before, name] = [at, at + 1].map((each) => String.fromCharCode(97 + each))
    return `${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`
  }),
].join('\n')

const fields = many(200, (index) => `f${index}`)
const nested = Object.fromEntries(
  many(6, (at) => {
    const properties = Object.fromEntries(fields.map((name) => [name, refer(`o${at + 1}`)]))
    return [`o${at}`, at < 5 ? { required: fields, properties } : { type: 'object' }]
  }),
)
const refused: [string, string][] = [
  ['aliases that grow without end', `openapi: 3.0.0\n${bomb}`],
  ['YAML that is nested deeply', `openapi: 3.0.0\nx: ${'['.repeat(100_000)}`],
  [
    'JSON that is nested deeply',
    `{"swagger": "2.0", "paths": ${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}}`,
  ],
  ['objects of 200 objects each, five deep', withBody(refer('o0'), nested)],
]

test.each(refused)('ends at %s', { timeout: 120_000 }, async (_what, text) => {
  const answer = await read(text).catch((error: unknown) => error)
  expect(answer).toEqual(
    answer instanceof WorkError ? answer : { kind: 'unreadable', message: expect.any(String) },
  )
})

test('follows no reference to another document or file', async () => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked++
    response.end('{"type": "string"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const outside = { http: { $ref: `http://127.0.0.1:${port}/x.json` }, file: { $ref: 'file:///etc/passwd' } }
  const answer = await read(withBody({ required: ['http', 'file'], properties: outside }))
  expect(answer).toMatchObject({
    imports: [{ action: { inputs: [{ name: 'http' }, { name: 'file' }] } }],
  })
  expect(JSON.stringify(answer)).toContain('other documents')
  expect(JSON.stringify(answer)).not.toContain('root:')
  expect(asked).toBe(0)
  server.close()
})
