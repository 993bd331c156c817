import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../e2e/support/json-client.ts'
import { writeDocx } from '../../server/test/documents/write-docx.ts'
import { writePdf } from '../../server/test/documents/write-pdf.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

let home: string
let folder: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'parleykit-package-'))
  folder = join(home, 'parleykit')
  await run(process.execPath, [join(root, 'scripts/write-package.ts'), folder])
})
afterAll(() => rm(home, { recursive: true, force: true }))

const manifests = () => globSync('node_modules/{*,@*/*}/package.json', { cwd: folder })

test('a folder holds all that a server runs, with few packages and the licences of what is bundled', () => {
  expect(manifests().length).toBeLessThanOrEqual(250)
  const licences = readFileSync(join(folder, 'node_modules/.shared/LICENSES.txt'), 'utf8')
  for (const name of ['fastify', 'drizzle-orm', 'zod', 'undici'])
    expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'))
  expect(existsSync(join(folder, 'server/dist/main.mjs'))).toBe(true)
  expect(globSync('**/*.test.ts', { cwd: join(folder, 'server') })).toEqual([])
})

test('it starts by itself, reads documents in their sandbox, trains, answers, and backs up', async () => {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: join(home, 'data'),
    PORT: '0',
    DEMO_AGENT: 'off',
    EMBEDDING_MODEL: 'off',
  }
  const server = spawn(join(folder, 'parleykit'), { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const output of [server.stdout, server.stderr]) output.on('data', (chunk) => (printed += chunk))
  const hasEnded = once(server, 'exit')
  await expect.poll(() => printed || server.exitCode).toMatch(/ready at \S+/)
  const origin = /ready at (\S+)/.exec(printed)?.[1] ?? ''
  const page = await fetch(`${origin}/auth`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/assets/')])

  const owner = await signIn(origin, 'package-owner', true)
  const agent = await owner.send<{ id: number; publicId: string }>('POST', '/api/agents', { name: 'Harbour' })
  const documents = {
    'ferry.pdf': writePdf([{ x: 72, y: 700, text: 'The ferry to the island leaves at noon.' }]),
    'kayaks.docx': await writeDocx([{ text: 'A kayak costs 12 euros an hour.' }]),
  }
  for (const [name, bytes] of Object.entries(documents)) {
    const sent = await owner.post(
      `/api/agents/${agent.id}/knowledge/upload`,
      'file',
      name,
      new Uint8Array(bytes),
    )
    expect([name, sent.ok, await sent.text()]).toEqual([name, true, expect.any(String)])
  }
  await owner.send('POST', `/api/agents/${agent.id}/train`)
  await expect
    .poll(async () => (await owner.send<{ trained: boolean }>('GET', `/api/agents/${agent.id}`)).trained)
    .toBe(true)
  for (const [message, answer] of [
    ['When does the ferry leave?', 'leaves at noon'],
    ['What does a kayak cost?', '12 euros'],
  ]) {
    const { response } = await owner.stream(`/api/public/chat-stream/${agent.publicId}`, {
      visitorId: 'package-visitor',
      message,
    })
    expect(await response.text()).toContain(answer)
  }
  await run(join(folder, 'parleykit'), ['backup', join(home, 'backup.parleykit')], { cwd: home, env })
  expect(existsSync(join(home, 'backup.parleykit'))).toBe(true)
  server.kill('SIGTERM')
  expect(await hasEnded).toEqual([0, null])
})

test('a command that it has none of is refused with those that there are', async () => {
  await expect(run(join(folder, 'parleykit'), ['dance'])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining("doesn't know dance"),
  })
})
