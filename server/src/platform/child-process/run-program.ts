import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ConfinedLimits } from './run-confined.ts'
import { wallPerCpu } from './start-process.ts'
import { unprivileged } from './unprivileged.ts'
import { WorkError } from './work-error.ts'

/** Limits what a program takes. util-linux has it on every Linux. */
const prlimit = '/usr/bin/prlimit'

interface ProgramRun {
  /** Path of the program. */
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** A descriptor opened for reading, as its standard input. */
  readonly input: number
  /** A descriptor opened for writing, as its standard output. */
  readonly output: number
  readonly limits: ConfinedLimits
  /** Aborting ends it. */
  readonly signal: AbortSignal
}

/**
 * Runs a program of the system on hostile bytes, without network and privileges, and with limits on memory, time and
 * output. Rejects with a WorkError if it fails. Settles only after it has ended.
 */
export async function runProgram({
  command,
  args,
  env,
  input,
  output,
  limits,
  signal,
}: ProgramRun): Promise<void> {
  const { maxMemoryBytes, maxMilliseconds, maxAnswerBytes } = limits
  const seconds = Math.ceil(maxMilliseconds / 1000)
  const bounds = [`--as=${maxMemoryBytes}`, `--cpu=${seconds}`, `--fsize=${maxAnswerBytes}`, '--core=0', '--']
  const limited = unprivileged(prlimit, [...bounds, command, ...args])
  const child = spawn(limited.command, limited.args, { cwd: '/', env, stdio: [input, output, 'ignore'] })
  const ending = AbortSignal.any([signal, AbortSignal.timeout(maxMilliseconds * wallPerCpu)])
  const end = () => child.kill('SIGKILL')
  ending.addEventListener('abort', end)
  if (ending.aborted) end()
  try {
    const [code] = await once(child, 'exit')
    if (signal.aborted) throw new WorkError('stopped', undefined, { cause: signal.reason })
    if (code !== 0) throw new WorkError('no_answer', `The program ended with ${code}`)
  } catch (cause) {
    throw cause instanceof WorkError ? cause : new WorkError('could_not_start', undefined, { cause })
  } finally {
    ending.removeEventListener('abort', end)
  }
}
