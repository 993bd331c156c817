import { readSync, writeSync } from 'node:fs'
import { startSessionWatchdog } from './start-watchdog.ts'

/** The child's side of a session: runs one job after the other until there are no more. */
export async function answerManyFromSandbox<Task>(
  work: (bytes: Buffer, task: Task) => Promise<unknown>,
): Promise<void> {
  const { beginJob } = await startSessionWatchdog()
  for (let lengths = read(8); lengths !== null; lengths = read(8)) {
    beginJob()
    const json = read(lengths.readUInt32LE(0))
    const input = read(lengths.readUInt32LE(4))
    if (json === null || input === null) break
    const answer = Buffer.from(JSON.stringify(await work(input, JSON.parse(json.toString('utf8')))))
    const length = Buffer.alloc(4)
    length.writeUInt32LE(answer.length)
    write(length)
    write(answer)
  }
  process.exit()
}

/** This many bytes of standard input, or null at its end. */
function read(length: number): Buffer | null {
  const bytes = Buffer.allocUnsafeSlow(length)
  for (let at = 0; at < length; ) {
    const count = readSync(0, bytes, at, length - at, null)
    if (count === 0) return null
    at += count
  }
  return bytes
}

function write(bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(3, bytes, at)
}
