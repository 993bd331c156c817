import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, test } from 'vitest'
import type { ExampleTarget } from './example-target.ts'
import { type Examples, historyExamples, nextExamples, sendExamples, streamExamples } from './examples.ts'

interface Request {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

const target: ExampleTarget = {
  server: 'https://parley.example',
  publicId: 'abc',
  apiKey: 'pk_1',
  question: 'What are your "opening\\hours"\nat Anna\'s, 港 \u2028 🛶?',
}
const secretKey = 'sk_of_the_environment'

const readings = [
  { name: 'sending a message', examples: sendExamples },
  { name: 'reading the answer as it is written', examples: streamExamples },
  { name: 'reading conversations back', examples: historyExamples },
]

describe.each(readings)('$name', ({ examples }: { examples: Examples }) => {
  test.each([
    { name: 'with a key', asked: target },
    { name: 'without a key', asked: { ...target, apiKey: null } },
    { name: 'without a question', asked: { server: target.server, publicId: 'abc', apiKey: 'pk_1' } },
  ])('is the same request in every language, $name', async ({ asked }) => {
    const request = requestOfCurl(examples.curl(asked))
    expect(request.address).toMatch(/^https:\/\/parley\.example\/api\/public\/\S+$/)
    expect(await requestsOfTypeScript(examples.TypeScript(asked))).toEqual([request])
    expect(requestOfPython(examples.Python(asked))).toEqual(request)
  })
})

test('the message and the key arrive as they are, whatever is in them', () => {
  expect(requestOfCurl(sendExamples.curl(target))).toEqual({
    address: 'https://parley.example/api/public/chat/abc',
    headers: { 'Content-Type': 'application/json', 'X-API-Key': 'pk_1' },
    body: { message: target.question, visitorId: 'customer-123', conversationId: null },
  })
  expect(requestOfCurl(sendExamples.curl({ ...target, apiKey: null })).headers).not.toHaveProperty(
    'X-API-Key',
  )
})

test('a conversation goes on with what the first reply said', async () => {
  const [first, second] = await requestsOfTypeScript(nextExamples.TypeScript(target))
  expect(first).toEqual(requestOfCurl(sendExamples.curl(target)))
  const next = requestOfCurl(nextExamples.curl(target))
  expect(next.headers['X-Visitor-Token']).toMatch(/^eyJ/)
  expect(second).toEqual({
    ...next,
    headers: { ...next.headers, 'X-Visitor-Token': reply.visitorToken },
    body: { message: expect.any(String), visitorId: 'customer-123', conversationId: reply.conversationId },
  })
})

const reply = {
  message: 'We are open.',
  preview: '',
  conversationId: 7,
  visitorToken: 'eyJhbGciOiJIUzI1NiJ9',
}

function requestOfCurl(command: string): Request {
  const headers = [...command.matchAll(/ -H (['"])([^:]+): (.*)\1/g)].map(([, , name, value]) => [
    name,
    value,
  ])
  const [, body] = / -d '([^']*)'$/.exec(command) ?? []
  return {
    address: / (https:\S+)/.exec(command)?.[1] ?? '',
    headers: Object.fromEntries(headers.map(([name, value]) => [name, value?.replace(/^\$\w+$/, secretKey)])),
    body: body === undefined ? undefined : JSON.parse(body),
  }
}

/** What it asks for when it is run, and is answered. */
async function requestsOfTypeScript(code: string): Promise<Request[]> {
  const requests: Request[] = []
  async function answer(address: string, init: RequestInit) {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    requests.push({ address, headers: { ...(init.headers as Record<string, string>) }, body })
    if (address.includes('chat-stream'))
      return new Response('data: {"delta":"We are "}\n\ndata: {"done":true}\n\n')
    return Response.json(address.endsWith('/conversations') ? [reply] : reply)
  }
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor
  const run = new AsyncFunction('fetch', 'process', 'console', stripTypeScriptTypes(code))
  const said: unknown[] = []
  await run(
    answer,
    { env: { PARLEYKIT_SECRET_KEY: secretKey } },
    { log: (...words: unknown[]) => said.push(words) },
  )
  expect(said).not.toEqual([])
  return requests
}

/** Read, not run: Python is not on every machine. */
function requestOfPython(code: string): Request {
  const body = /^question = (\{[^}]*\})$/m.exec(code)?.[1]
  return {
    address: JSON.parse(/^ {4}("https:.*"),$/m.exec(code)?.[1] ?? '""'),
    headers: dictionary(/headers=(\{[^}]*\})/.exec(code)?.[1] ?? '{}') as Request['headers'],
    body: body === undefined ? undefined : dictionary(body),
  }
}

const dictionary = (text: string): unknown =>
  JSON.parse(
    text
      .replace(/,\s*\}$/, '}')
      .replace(/: None\b/, ': null')
      .replace(/os\.environ\["PARLEYKIT_SECRET_KEY"\]/, JSON.stringify(secretKey)),
  )
