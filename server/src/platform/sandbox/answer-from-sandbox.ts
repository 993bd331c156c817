import { once } from 'node:events'
import { fstatSync, readSync } from 'node:fs'
import { Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import type { SandboxLimits } from './sandbox-limits.ts'

const pipePieceBytes = 256 * 1024

/** The child's side: starts the watchdog, hands over the file and the task, says the answer, and ends the process. */
export async function answerFromSandbox<Task>(
  work: (bytes: Buffer, task: Task) => Promise<unknown>,
): Promise<void> {
  const { task, limits } = JSON.parse(process.argv[2] ?? '') as { task: Task; limits: SandboxLimits }
  const watchdog = new Worker(new URL('../watchdog.ts', import.meta.url), { workerData: limits })
  await once(watchdog, 'message')
  watchdog.unref()
  const answer = await work(readStandardInput(), task)
  new Socket({ fd: 3, readable: false }).end(JSON.stringify(answer), () => process.exit())
}

/** Descriptor 0 is the file itself, which is read in one piece into a buffer of its size, or a pipe. */
function readStandardInput(): Buffer {
  if (!fstatSync(0).isFile()) return readPipe()
  const bytes = Buffer.allocUnsafeSlow(fstatSync(0).size)
  for (let at = 0; at < bytes.length; ) {
    const read = readSync(0, bytes, at, bytes.length - at, at)
    if (read === 0) return bytes.subarray(0, at)
    at += read
  }
  return bytes
}

function readPipe(): Buffer {
  const pieces: Buffer[] = []
  for (;;) {
    const piece = Buffer.allocUnsafeSlow(pipePieceBytes)
    const read = readSync(0, piece)
    if (read === 0) return Buffer.concat(pieces)
    pieces.push(piece.subarray(0, read))
  }
}
