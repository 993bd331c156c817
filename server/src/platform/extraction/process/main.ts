import { once } from 'node:events'
import { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { ExtractionError } from '../extraction-error.ts'
import type { ExtractionLimits } from '../extraction-limits.ts'
import type { Answer } from './answer.ts'
import { readFile } from './read-file.ts'

/** The child process: one file from stdin, one answer on descriptor 3, and the end. */
const { fileType, limits } = JSON.parse(process.argv[2] ?? '') as {
  fileType: string
  limits: ExtractionLimits
}

const watchdog = new Worker(new URL('../../watchdog.ts', import.meta.url), { workerData: limits })
await once(watchdog, 'message')
watchdog.unref()

const answer = await readFile({ bytes: await buffer(process.stdin), fileType, limits }).then(
  (extracted): Answer => ({ kind: 'text', extracted }),
  failure,
)
const out = new Socket({ fd: 3, readable: false })
out.end(JSON.stringify(answer), () => process.exit())

function failure(error: unknown): Answer {
  if (error instanceof ExtractionError) {
    return { kind: 'failure', reason: error.reason, message: error.message, cause: describe(error.cause) }
  }
  const message = 'This file is damaged or not well formed, so it could not be read.'
  return { kind: 'failure', reason: 'malformed', message, cause: describe(error) }
}

function describe(cause: unknown): string {
  return (cause instanceof Error ? `${cause.name}: ${cause.message}` : '').slice(0, 4000)
}
