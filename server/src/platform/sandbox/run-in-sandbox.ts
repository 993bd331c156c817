import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { confinement, type Sandbox } from './confinement.ts'
import { endedWithoutAnswer } from './ended-without-answer.ts'
import { SandboxError } from './sandbox-error.ts'
import { type SandboxLimits, wallPerCpu } from './sandbox-limits.ts'
import { unprivileged } from './unprivileged.ts'

export interface SandboxJob {
  readonly sandbox: Sandbox
  /** The input: a descriptor of a file opened only for reading, or bytes in memory. */
  readonly input: number | Uint8Array
  /** A descriptor that it may write to, as its descriptor 4. */
  readonly output?: number
  /** The task, as JSON. */
  readonly task: object
  readonly limits: SandboxLimits
  /** Aborting ends the process. */
  readonly signal: AbortSignal
}

/**
 * Runs one job on one file in a separate process. The file is its standard input; the answer is returned as JSON on
 * descriptor 3. Resolves to the unchecked answer, or rejects (SandboxError), only after the process has ended.
 */
export async function runInSandbox(job: SandboxJob): Promise<unknown> {
  const { sandbox, input, output, task, limits, signal } = job
  if (signal.aborted) throw new SandboxError('stopped')
  const main = fileURLToPath(sandbox.main)
  const args = [...confinement(sandbox, limits), main, JSON.stringify({ task, limits })]
  const started = unprivileged(process.execPath, args)
  const child = spawn(started.command, started.args, {
    cwd: sandbox.folder,
    env: {},
    stdio: [typeof input === 'number' ? input : 'pipe', 'ignore', 'ignore', 'pipe', output ?? 'ignore'],
    windowsHide: true,
  })
  const stop = () => child.kill('SIGKILL')
  if (typeof input !== 'number') hand(child, input)
  const clock = AbortSignal.timeout(limits.maxMilliseconds * wallPerCpu)
  signal.addEventListener('abort', stop)
  clock.addEventListener('abort', stop)
  try {
    const said = collect(child, limits.maxAnswerBytes).then((answer) => {
      const known = parseJson(answer)
      // A process that has answered is killed, since one with a second thread occasionally hangs on exit.
      if (known !== undefined) stop()
      return known
    })
    const [answer] = await Promise.all([said, once(child, 'close')])
    if (answer !== undefined) return answer
    if (child.exitCode === 0) throw new SandboxError('no_answer', { cause: 'its answer is no JSON' })
    if (signal.aborted) throw new SandboxError('stopped')
    if (clock.aborted) throw new SandboxError('out_of_time')
    throw endedWithoutAnswer(child)
  } catch (error) {
    throw error instanceof SandboxError ? error : new SandboxError('could_not_start', { cause: error })
  } finally {
    stop()
    signal.removeEventListener('abort', stop)
    clock.removeEventListener('abort', stop)
  }
}

/** If a child ends before it has read everything, its exit explains the error. */
function hand(child: ChildProcess, input: Uint8Array): void {
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
}

/** The child's whole output. A child that sends more than `maxBytes` is killed, and its output is ignored. */
async function collect(child: ChildProcess, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of child.stdio[3] as Readable) {
    size += chunk.length
    if (size > maxBytes) {
      child.kill('SIGKILL')
      return ''
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Undefined for anything but complete JSON, such as a truncated answer. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
