import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ExtractionError } from '../extraction-error.ts'
import type { ExtractionLimits } from '../extraction-limits.ts'
import { answerSchema, type ExtractedText } from './answer.ts'
import { childArguments, extractionFolder } from './child-arguments.ts'
import { withoutNetwork } from './without-network.ts'

export interface Job {
  bytes: Uint8Array
  fileType: string
  limits: ExtractionLimits
  /** Aborting ends the process. */
  signal: AbortSignal
}

/**
 * Runs one file's reader in a process of its own: bytes go in by its stdin, the answer comes back on descriptor 3,
 * nothing touches the disk. Resolves or rejects (ExtractionError) only after the process has gone.
 */
export async function readInChildProcess({ bytes, fileType, limits, signal }: Job): Promise<ExtractedText> {
  if (signal.aborted) throw shutDown()
  const { command, args } = withoutNetwork(process.execPath, childArguments(fileType, limits))
  const child = spawn(command, args, {
    cwd: extractionFolder,
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
  const stop = () => child.kill('SIGKILL')
  const clock = AbortSignal.timeout(limits.maxMilliseconds)
  signal.addEventListener('abort', stop)
  clock.addEventListener('abort', stop)
  try {
    child.stdin?.on('error', () => {})
    child.stdin?.end(bytes)
    const [answer] = await Promise.all([
      collect(child, 4 * limits.maxTextLength + 64 * 1024),
      once(child, 'close'),
    ])
    if (child.exitCode === 0) return parseAnswer(answer)
    if (signal.aborted) throw shutDown()
    if (clock.aborted) throw tookTooLong(limits.maxMilliseconds)
    if (child.exitCode === 126 || child.exitCode === 127) throw couldNotStart('unshare could not run Node')
    throw endedWithoutAnswer(child.signalCode)
  } catch (error) {
    throw error instanceof ExtractionError ? error : couldNotStart(error)
  } finally {
    stop()
    signal.removeEventListener('abort', stop)
    clock.removeEventListener('abort', stop)
  }
}

/** All that the child says; a child that says more than `maxBytes` is ended, and its words count for nothing. */
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

function parseAnswer(json: string): ExtractedText {
  const answer = answerSchema.safeParse(parseJson(json)).data
  if (answer === undefined) throw couldNotBeRead('the answer of the child process was not understood')
  if (answer.kind === 'failure') {
    throw new ExtractionError(answer.reason, answer.message, answer.cause ? { cause: answer.cause } : {})
  }
  return answer.extracted
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** SIGKILL comes from the watchdog (or the system, out of memory), SIGABRT from V8 at the end of its heap. */
function endedWithoutAnswer(signalCode: NodeJS.Signals | null): ExtractionError {
  if (signalCode === 'SIGKILL' || signalCode === 'SIGABRT') {
    const message = 'This file needs too much memory to be read. Split it or save it in a simpler form.'
    return new ExtractionError('unpacks_too_far', message)
  }
  return couldNotBeRead(`the child process ended without an answer (${signalCode ?? 'no signal'})`)
}

function couldNotBeRead(cause: string): ExtractionError {
  return new ExtractionError(
    'malformed',
    'This file is damaged or not well formed, so it could not be read.',
    {
      cause,
    },
  )
}

function tookTooLong(milliseconds: number): ExtractionError {
  const seconds = Math.round(milliseconds / 1000)
  const message = `This file could not be read within ${seconds} seconds. Split it or save it in a simpler form.`
  return new ExtractionError('took_too_long', message)
}

function couldNotStart(cause: unknown): ExtractionError {
  return new ExtractionError('busy', 'The server has no room to read this file. Try again in a minute.', {
    cause,
  })
}

function shutDown(): ExtractionError {
  return new ExtractionError('busy', 'The server is shutting down. Upload the file again in a minute.')
}
