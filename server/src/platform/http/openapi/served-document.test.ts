import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ServedDocument } from './served-document.ts'

/** How often the document was written as JSON. */
let timesWritten = 0
const document = {
  openapi: '3.1.0',
  info: { title: 'Harbour' },
  toJSON() {
    timesWritten++
    const { toJSON: _, ...fields } = this
    return { ...fields, description: 'The ferry leaves at noon. '.repeat(2000) }
  },
}

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  const served = new ServedDocument(document)
  app.get('/openapi.json', (request, reply) => served.send(request, reply, `http://${request.host}`))
  await app.ready()
})
afterAll(() => app.close())

const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: '/openapi.json', headers: { host: 'a.example', ...headers } })

test('many requests get the document that was written once, in every encoding', async () => {
  const plain = await ask()
  expect(plain.json()).toMatchObject({ info: { title: 'Harbour' }, servers: [{ url: 'http://a.example' }] })
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
  expect(plain.headers['content-type']).toBe('application/json; charset=utf-8')
  const packed = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const [encoding, unpack] of Object.entries(packed)) {
    const answers = await Promise.all([1, 2, 3].map(() => ask({ 'accept-encoding': encoding })))
    for (const { headers, rawPayload } of answers) {
      expect(headers['content-encoding']).toBe(encoding)
      expect(unpack(rawPayload).toString()).toBe(plain.body)
    }
  }
  expect((await ask({ 'accept-encoding': 'gzip;q=0.5, br' })).headers['content-encoding']).toBe('br')
  expect((await ask({ 'accept-encoding': 'deflate' })).body).toBe(plain.body)
  expect(timesWritten).toBe(1)
})

test('who has the document gets no further one, and HEAD no body', async () => {
  const { headers, body } = await ask()
  const etag = String(headers.etag)
  for (const known of [etag, etag.slice(2), `"other", ${etag}`]) {
    const again = await ask({ 'if-none-match': known, 'accept-encoding': 'br' })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  const head = await ask({}, 'HEAD')
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(body.length)])
})

test('of many hosts the first few get it packed, and each its own origin', async () => {
  const answers = []
  for (let number = 0; number < 8; number++)
    answers.push(await ask({ host: `${number}.example`, 'accept-encoding': 'gzip' }))
  const packed = answers.map(({ headers }) => headers['content-encoding'] === 'gzip')
  expect(packed).toEqual([true, true, true, false, false, false, false, false])
  expect(answers.at(-1)?.json().servers).toEqual([{ url: 'http://7.example' }])
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(8)
  expect(timesWritten).toBe(1)
})
