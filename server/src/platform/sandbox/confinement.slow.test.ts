import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { confinement } from './confinement.ts'
import { withoutNetwork } from './without-network.ts'

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

const canCutOff = withoutNetwork('true', []).command !== 'true'

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
  const cutOff = withoutNetwork(process.execPath, ['-e', code])
  expect(await exitOf(cutOff.command, cutOff.args)).toBe(canCutOff ? 7 : 0)
  server.close()
})
