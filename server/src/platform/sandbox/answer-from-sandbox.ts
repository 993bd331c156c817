import { fstatSync, readSync } from 'node:fs'
import { Socket } from 'node:net'
import type { SandboxLimits } from './sandbox-limits.ts'
import { startWatchdog } from './start-watchdog.ts'

const pipePieceBytes = 256 * 1024

/** The child's side: starts the watchdog, passes on the file and the task, sends the answer, and ends the process. */
export async function answerFromSandbox<Task>(
  work: (bytes: Buffer, task: Task) => Promise<unknown>,
): Promise<void> {
  await answerByDescriptor<Task>((task) => work(readStandardInput(), task))
}

/** The same for work that reads descriptor 0 by itself, since the file may exceed the process's memory. */
export async function answerByDescriptor<Task>(work: (task: Task) => Promise<unknown>): Promise<void> {
  const { task } = await startWatchdog<{ readonly task: Task; readonly limits: SandboxLimits }>()
  const answer = await work(task)
  new Socket({ fd: 3, readable: false }).end(JSON.stringify(answer), () => process.exit())
}

/** Descriptor 0 is a pipe, or the file itself, which is read at once into a buffer of its size. */
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
