import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { confinement, type Sandbox } from './confinement.ts'
import { endedWithoutAnswer } from './ended-without-answer.ts'
import { SandboxError } from './sandbox-error.ts'
import { type SandboxLimits, wallPerCpu } from './sandbox-limits.ts'
import { unprivileged } from './unprivileged.ts'

/** A process that runs one job after the other. */
export interface SandboxSession {
  /**
   * Resolves to its unchecked answer. Rejects (SandboxError) only after the process has ended, which then accepts no
   * more jobs. One job at a time.
   */
  ask(job: {
    readonly input: Uint8Array
    readonly task: object
    readonly signal: AbortSignal
  }): Promise<unknown>
  /** Ends the process. */
  close(): Promise<void>
}

/**
 * Starts a process for consecutive jobs, where starting one for each would take longer than the work. Its jobs must
 * belong together: a job that takes over the process can read the ones after it.
 */
export function openSandboxSession(sandbox: Sandbox, limits: SandboxLimits): SandboxSession {
  const args = [...confinement(sandbox, limits), fileURLToPath(sandbox.main), JSON.stringify({ limits })]
  const command = unprivileged(process.execPath, args)
  const child = spawn(command.command, command.args, {
    cwd: sandbox.folder,
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
  // The process's exit explains the error: a child that can't be written to has ended, or is about to.
  child.stdin?.on('error', () => {})
  const gone = once(child, 'close').catch((error: unknown) => {
    throw new SandboxError('could_not_start', { cause: error })
  })
  gone.catch(() => {})
  const answers = (child.stdio[3] as Readable)[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)

  /** This many bytes of its output; null if it has ended. */
  async function take(length: number): Promise<Buffer | null> {
    const pieces = [rest]
    let size = rest.length
    while (size < length) {
      const { value, done } = await answers.next()
      if (done) return null
      pieces.push(value)
      size += value.length
    }
    const all = Buffer.concat(pieces)
    rest = all.subarray(length)
    return all.subarray(0, length)
  }

  async function hear(): Promise<unknown> {
    const length = (await take(4))?.readUInt32LE()
    if (length === undefined) return undefined
    if (length > limits.maxAnswerBytes) throw new SandboxError('no_answer', { cause: 'it says too much' })
    const answer = await take(length)
    return answer === null ? undefined : parseJson(answer.toString('utf8'))
  }

  async function end(): Promise<void> {
    child.kill('SIGKILL')
    await gone.catch(() => {})
  }

  return {
    async ask({ input, task, signal }) {
      const clock = AbortSignal.timeout(limits.maxMilliseconds * wallPerCpu)
      const stop = () => child.kill('SIGKILL')
      const ends = AbortSignal.any([signal, clock])
      if (ends.aborted) stop()
      ends.addEventListener('abort', stop)
      try {
        say(child, task, input)
        const answer = await Promise.race([hear(), gone.then(() => undefined)])
        if (answer !== undefined) return answer
        await gone
        if (signal.aborted) throw new SandboxError('stopped')
        throw clock.aborted ? new SandboxError('out_of_time') : endedWithoutAnswer(child)
      } catch (error) {
        await end()
        throw error
      } finally {
        ends.removeEventListener('abort', stop)
      }
    },
    close: end,
  }
}

/** Two lengths, then the task as JSON and the input (see answer-many-from-sandbox). */
function say(child: ChildProcess, task: object, input: Uint8Array): void {
  const json = Buffer.from(JSON.stringify(task))
  const lengths = Buffer.alloc(8)
  lengths.writeUInt32LE(json.length, 0)
  lengths.writeUInt32LE(input.byteLength, 4)
  child.stdin?.write(lengths)
  child.stdin?.write(json)
  child.stdin?.write(input)
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new SandboxError('no_answer', { cause: error })
  }
}
