import { type ChildProcess, spawn } from 'node:child_process'

/**
 * On whose behalf PostgreSQL's programs run. They refuse to run as root, so as root they get either a user
 * namespace of their own (`wrapper`) or another account; an ordinary user runs them as they are.
 */
export type ProcessAccount = { wrapper: readonly string[]; account?: { uid: number; gid: number } }

/** No variable of the operator's reaches PostgreSQL (PGPORT, LC_ALL and others would change what it does). */
const environment = { LC_ALL: 'C', PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' }

/** Starts a program of PostgreSQL's in a session of its own, so that Ctrl-C in the terminal passes it by. */
export function spawnAs(
  identity: ProcessAccount,
  program: string,
  args: readonly string[],
  stdio: ['ignore' | 'pipe', 'pipe' | number, 'pipe' | number],
): ChildProcess {
  const [command = program, ...rest] = [...identity.wrapper, program, ...args]
  return spawn(command, rest, { ...identity.account, cwd: '/', env: environment, detached: true, stdio })
}

/** Runs a program to its end and returns what it wrote. Rejects with that text when it fails. */
export async function runAs(identity: ProcessAccount, program: string, args: readonly string[], input = '') {
  return new Promise<string>((resolve, reject) => {
    const child = spawnAs(identity, program, args, ['pipe', 'pipe', 'pipe'])
    let output = ''
    const keep = (text: Buffer) => {
      output += text
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output.trim()))))
    child.stdin?.on('error', () => {}) // a program that ends early needs no input
    child.stdin?.end(input)
  })
}
