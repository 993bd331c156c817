import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, readlinkSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it, vi } from 'vitest'
import { openWorkProcess } from '../work-process/index.ts'
import { confinement } from './confinement.ts'
import { openSandboxSession } from './open-sandbox-session.ts'
import { readerId, unprivileged } from './unprivileged.ts'

const limits = { maxMemoryBytes: 320 * 1024 * 1024, maxMilliseconds: 10_000, maxAnswerBytes: 1000 }

it.each([
  ['read', "fs.readFileSync('/etc/hostname')", 'ERR_ACCESS_DENIED'],
  ['write', "fs.writeFileSync('/tmp/escaped', '')", 'ERR_ACCESS_DENIED'],
  ['start processes', "child_process.spawnSync('true')", 'ERR_ACCESS_DENIED'],
  ['run code from strings', "Function('return 1')()", 'EvalError'],
])('a child process may not %s', (_deed, code, refusal) => {
  const { stderr, status } = spawnSync(process.execPath, [
    ...confinement({ main: new URL(import.meta.url), folder: import.meta.dirname }, limits),
    '-e',
    code,
  ])
  expect(status).not.toBe(0)
  expect(stderr.toString()).toContain(refusal)
})

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
    const main = new URL('../extraction/process/page-main.ts', import.meta.url)
    const session = openSandboxSession({ main, folder: import.meta.dirname }, limits)
    const isItsOwn = (line: string, parent: string) =>
      line.includes('page-main.ts') && Number(parent) === process.pid
    const pid = await vi.waitFor(() => {
      const found = globSync('/proc/[0-9]*').find((place) =>
        isItsOwn(readFileSync(`${place}/cmdline`, 'utf8'), statusOf(place).PPid ?? ''),
      )
      if (!found) throw new Error('It has not started')
      return found
    }, 60_000)
    expectNoPrivileges(pid)
    await session.close()

    const worker = openWorkProcess({ maxMemoryBytes: 256_000_000 })
    const module = new URL('../work-process/example-work/tell-process.ts', import.meta.url)
    const [workerPid] = await worker.run<number, number>({ module }, [1], { maxMilliseconds: 60_000 })
    expectNoPrivileges(`/proc/${workerPid}`)
    worker.close()
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
