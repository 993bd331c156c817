import { expect, test } from 'vitest'
import { work } from '../../server/src/features/actions/openapi/process/read-document.ts'
import { checkImports } from './check-imports.ts'

const schema = {
  type: 'object',
  required: ['day', 'guests', 'isVip'],
  properties: {
    day: { type: 'string', format: 'date' },
    guests: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/guest' } },
    isVip: { type: 'boolean' },
    count: { type: 'integer', nullable: true },
    code: { type: 'string', pattern: '^[A-Z]{4}$' },
  },
}
const guest = {
  type: 'object',
  required: ['email'],
  properties: { email: { type: 'string', format: 'email' } },
}
const content = (body: object) => ({ requestBody: { content: { 'application/json': { schema: body } } } })
const text = JSON.stringify({
  openapi: '3.0.3',
  servers: [{ url: 'https://shop.example/v1' }],
  paths: {
    '/shops/{shop}/visits': { post: content({ ...schema, properties: { ...schema.properties, code: {} } }) },
    '/codes': { put: content(schema) },
    '/photos': { post: { requestBody: { required: true, content: { 'image/png': {} } } } },
  },
  components: { schemas: { guest } },
})

test('counts the actions whose requests fit the document', () => {
  const operations = ['POST /shops/{shop}/visits', 'PUT /codes', 'POST /photos']
  const [made] = work([{ bytes: Buffer.from(text), operations, server: '', documentUrl: null }])
  if (made?.kind !== 'document') throw new Error('It can’t be read')
  const checked = checkImports(text, made.imports)
  expect(checked).toMatchObject({ actions: 2, withBody: 2, fitting: 1, onlyValues: 1 })
  expect(checked.reasons.map(({ fault }) => fault)).toEqual([
    expect.stringMatching(/^pattern: /),
    expect.stringMatching(/^no action: /),
  ])
})
