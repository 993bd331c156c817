import { type ChildProcess, spawn } from 'node:child_process'

/**
 * The account for PostgreSQL's programs. They refuse to run as root, so for root they run in a user namespace
 * (`wrapper`) or under another account. An ordinary user runs them directly.
 */
export type ProcessAccount = { wrapper: readonly string[]; account?: { uid: number; gid: number } }

/** None of the operator's variables reach PostgreSQL (PGPORT, LC_ALL and others would change its behavior). */
const environment = { LC_ALL: 'C', PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' }

/** Starts a PostgreSQL program in a separate session, so that Ctrl-C in the terminal doesn't reach it. */
export function spawnAs(
  identity: ProcessAccount,
  program: string,
  args: readonly string[],
  stdio: ['ignore' | 'pipe', 'pipe' | number, 'pipe' | number],
): ChildProcess {
  const [command = program, ...rest] = [...identity.wrapper, program, ...args]
  return spawn(command, rest, { ...identity.account, cwd: '/', env: environment, detached: true, stdio })
}

/** Runs a program to completion and returns its output. Rejects with that output if it fails. */
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
