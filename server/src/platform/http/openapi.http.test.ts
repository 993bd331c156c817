import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { api } from '@parleykit/contract/api'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../..', import.meta.url))

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly security: readonly object[]
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Record<string, { schema: object }> }
  readonly responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}

let app: TestApp
let document: string
let operations: ReadonlyMap<string, Operation>
beforeAll(async () => {
  app = await createTestApp()
  document = await (await fetch(`${app.origin}/openapi.json`)).text()
  const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(document)
  operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  )
})
afterAll(() => app.close())

test('OpenAPI describes every route of the contract by its name, and nothing else', () => {
  const routes = Object.entries(api).map(([name, { method, path }]) => [
    `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    name,
  ])
  const described = [...operations].map(([route, { operationId }]) => [route, operationId])
  expect(described.sort()).toEqual(routes.sort())
})

test('the document is valid by a linter', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // Some paths are as they were specified: an entry's id is a number, so none is a batch-scrape.
      'no-ambiguous-paths': 'off',
      // What only tells what anybody may know refuses nobody; any other error is under default.
      'operation-4xx-response': 'off',
    },
  })
  const problems = await lintFromString({ source: document, absoluteRef: '/openapi.json', config })
  const told = problems.map(
    ({ ruleId, message, location: [place] }) => `${ruleId}: ${message} ${place?.pointer}`,
  )
  expect([...new Set(told)]).toEqual([])
})

test('an operation tells who may call it, with what, and what may come back', () => {
  const stream = operations.get('POST /api/public/chat-stream/{botId}')
  expect(stream).toMatchObject({ tags: ['Chat'], security: [{}, { apiKey: [] }, { bearer: [] }] })
  expect(stream?.parameters?.map(({ name }) => name)).toEqual([
    'botId',
    'Idempotency-Key',
    'x-visitor-token',
    'last-event-id',
  ])
  expect(stream?.responses[200]?.content).toEqual({
    'text/event-stream': { schema: { $ref: '#/components/schemas/ChatEvent' } },
  })
  expect(stream?.responses[429]?.description).toBe('too_many_requests, daily_limit_reached')
  expect(stream?.responses[503]?.description).toBe('agent_paused')
  const rest = operations.get('GET /api/public/bots/{botId}/conversations/{conversationId}/events')
  expect(rest?.responses[200]?.content).toEqual(stream?.responses[200]?.content)
  expect(rest?.responses[204]?.content).toBeUndefined()
  for (const { responses } of operations.values()) expect(responses.default?.content).toBeDefined()

  const upload = operations.get('POST /api/agents/{id}/knowledge/upload')
  expect(upload?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({ required: ['file'] })
  expect(upload).toMatchObject({ security: [{ session: [] }] })
  expect(Object.keys(upload?.responses ?? {})).toEqual(expect.arrayContaining(['401', '403', '413', '422']))
  expect(operations.get('POST /api/login')?.responses.default?.content).toHaveProperty('text/plain')
  expect(operations.get('POST /api/agents/{id}/train')?.responses).toHaveProperty('202')
  const file = operations.get('GET /api/agents/{id}/knowledge/{entryId}/file')
  expect(file?.responses[200]?.content).toEqual({
    'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
  })
})

/** Code that uses the generated types: each line is checked by the compiler before it runs. */
const program = `
import createClient from 'openapi-fetch'
import type { components, paths } from './api.ts'

const [baseUrl = '', botId = ''] = process.argv.slice(2)
const client = createClient<paths>({ baseUrl })
const params = { path: { botId } }

const found = await client.GET('/api/public/bots/{botId}', { params })
const name: string | undefined = found.data?.name

const body = { visitorId: 'customer-1', message: 'When does the ferry leave?', conversationId: null }
const asked = await client.POST('/api/public/chat/{botId}', { params, body })
const sources: { title: string }[] = asked.data?.sources ?? []

const streamed = await client.POST('/api/public/chat-stream/{botId}', {
  params: { ...params, header: { 'Idempotency-Key': crypto.randomUUID(), 'x-visitor-token': asked.data?.visitorToken ?? '' } },
  body: { ...body, message: 'When does it come back?', conversationId: asked.data?.conversationId ?? null },
  parseAs: 'stream',
})
const events: components['schemas']['ChatEvent'][] = []
let rest = ''
for await (const text of (streamed.data ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
  const lines = (rest + text).split('\\n')
  rest = lines.pop() ?? ''
  for (const line of lines) if (line.startsWith('data: ')) events.push(JSON.parse(line.slice(6)))
}
const answer = events.map(({ delta, message }) => delta ?? message ?? '').join('')
const isSame = events[0]?.conversationId === asked.data?.conversationId

const refused = await client.POST('/api/public/chat/{botId}', { params: { path: { botId: 'nobody' } }, body })
const code: components['schemas']['Error']['code'] | undefined = refused.error?.code

console.log(JSON.stringify({ name, said: asked.data?.message, hasSources: sources.length > 0, answer, isSame, code }))
`

test('a TypeScript client made from the document talks to the product, its stream included', async () => {
  const agent = await makeAgent(await makeOwner(app.origin), [
    'The ferry leaves at noon. The ferry comes back at six in the evening.',
  ])
  // Below the project, so that the packages are found.
  const folder = await mkdtemp(join(root, 'server/node_modules/.client-'))
  try {
    await writeFile(join(folder, 'api.ts'), astToString(await openapiTypes(document)))
    await writeFile(join(folder, 'program.ts'), program)
    const compilerOptions = {
      strict: true,
      outDir: 'built',
      rootDir: '.',
      module: 'nodenext',
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
      types: ['node'],
      skipLibCheck: true,
      rewriteRelativeImportExtensions: true,
    }
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const checked = await run(process.execPath, [compiler, '-p', folder]).catch(({ stdout }) => ({ stdout }))
    expect(checked.stdout).toBe('')
    const { stdout } = await run(process.execPath, [
      join(folder, 'built/program.js'),
      app.origin,
      agent.publicId,
    ])
    expect(JSON.parse(stdout)).toEqual({
      name: agent.name,
      said: expect.stringContaining('noon'),
      hasSources: true,
      answer: expect.stringContaining('six'),
      isSame: true,
      code: 'not_found',
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
