import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readlinkSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { serialize } from 'node:v8'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { confinementFlags } from './confinement.ts'
import { type ConfinedWork, confine, openWorkProcess, runConfined } from './index.ts'
import { readerId, unprivileged } from './unprivileged.ts'

const perform: ConfinedWork<(string | Buffer)[], number> = {
  module: new URL('./example-work/perform.ts', import.meta.url),
  folder: import.meta.dirname,
  result: z.number(),
}
const limits = { maxMemoryBytes: 320 * 1024 * 1024, maxMilliseconds: 10_000, maxAnswerBytes: 1000 }

it.each([
  ['read', "fs.readFileSync('/etc/hostname')", 'ERR_ACCESS_DENIED'],
  ['write', "fs.writeFileSync('/tmp/escaped', '')", 'ERR_ACCESS_DENIED'],
  ['start processes', "child_process.spawnSync('true')", 'ERR_ACCESS_DENIED'],
  ['run code from strings', "Function('return 1')()", 'EvalError'],
])('a child process may not %s', (_deed, code, refusal) => {
  const { stderr, status } = spawnSync(process.execPath, [
    ...confinementFlags(perform, new URL(import.meta.url)),
    '-e',
    code,
  ])
  expect(status).not.toBe(0)
  expect(stderr.toString()).toContain(refusal)
})

const frame = (message: Buffer, length = message.length) => {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(length)
  return Buffer.concat([head, message])
}
const json = (reply: object) => frame(Buffer.from(JSON.stringify(reply)))
const done = { kind: 'done', id: 1, residentBytes: 1 }

it.each<[string, Buffer]>([
  ['announces 4 GB', frame(Buffer.alloc(0), 0xffff_ffff)],
  [
    'says too much in many replies',
    Buffer.concat(Array(30).fill(json({ kind: 'results', id: 1, results: [1] }))),
  ],
  ['sends no JSON', frame(Buffer.from('{'))],
  ['sends serialized objects of V8', frame(serialize(done))],
  ['sends a reply of no kind', json({ ...done, kind: 'other' })],
  ['replies to something else', json({ ...done, id: 2 })],
  ['gives no result', json(done)],
  [
    'gives a result of another type',
    Buffer.concat([json({ kind: 'results', id: 1, results: ['1'] }), json(done)]),
  ],
])(
  'a process that %s is not believed',
  async (_deed, bytes) => {
    const { signal } = new AbortController()
    const answer = runConfined({ work: perform, task: ['writeReply', bytes], limits, signal })
    await expect(answer).rejects.toMatchObject({ name: 'WorkError', reason: 'no_answer' })
  },
  60_000,
)

const canCutOff = unprivileged('true', []).command === '/usr/bin/unshare'

it(`a child process reaches ${canCutOff ? 'no server' : 'servers still where namespaces are refused'}`, async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const code = `net.connect(${port}, '127.0.0.1', () => process.exit(0)).on('error', () => process.exit(7))`
  const exitOf = async (command: string, args: string[]) => {
    const [status] = await once(spawn(command, args), 'exit')
    return status
  }
  expect(await exitOf(process.execPath, ['-e', code])).toBe(0)
  const cutOff = unprivileged(process.execPath, ['-e', code])
  expect(await exitOf(cutOff.command, cutOff.args)).toBe(canCutOff ? 7 : 0)
  server.close()
})

const itOnLinux = process.platform === 'linux' ? it : () => {} // which alone tells it in /proc

itOnLinux(
  'processes that read files or train have no privileges',
  async () => {
    for (const bounds of [confine(perform, limits, {}), { maxMemoryBytes: 256_000_000 }]) {
      const worker = openWorkProcess(bounds)
      const [pid] = await worker.run(perform, [['tellProcess']], { maxMilliseconds: 60_000 })
      expectNoPrivileges(`/proc/${pid}`)
      await worker.close()
    }
  },
  180_000,
)

/** An ordinary user's process has no capabilities of its own; in a namespace it might get some of there, but for NoNewPrivs. */
function expectNoPrivileges(place: string): void {
  const isRoot = process.getuid?.() === 0
  const status = statusOf(place)
  expect(status).toMatchObject({ CapEff: nothing, CapPrm: nothing, CapInh: nothing, NoNewPrivs: '1' })
  if (isRoot) expect(status).toMatchObject({ CapBnd: nothing, Groups: '' })
  const id = isRoot ? readerId : process.getuid?.()
  expect(status.Uid).toBe([id, id, id, id].join('\t'))
  if (canCutOff) expect(networkOf(place)).not.toBe(networkOf('/proc/self'))
}

const nothing = '0000000000000000'

const networkOf = (place: string) => readlinkSync(`${place}/ns/net`)

function statusOf(place: string): Partial<Record<string, string>> {
  const lines = readFileSync(`${place}/status`, 'utf8').trim().split('\n')
  return Object.fromEntries(lines.map((line) => line.split(':\t').map((each) => each.trim())))
}
