import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type Duplex, PassThrough, type Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { deserialize, serialize } from 'node:v8'
import { z } from 'zod'
import { headBytes, itemsAtOnce, type Request, toFrame } from './frames.ts'
import { explainEnd, WorkError } from './work-error.ts'

/** The items of a piece of work: all of them, or page by page, so that they needn't all be in memory. */
export type WorkItems<Item> = readonly Item[] | AsyncIterable<readonly Item[]>

/** Replies of a process. They are validated like any input, since hostile bytes may have taken it over. */
const replySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('results'), id: z.int(), results: z.custom<unknown[]>(Array.isArray) }),
  /** `residentBytes` is the process's current memory. */
  z.object({ kind: z.literal('done'), id: z.int(), residentBytes: z.number() }),
  z.object({ kind: z.literal('failed'), id: z.int(), message: z.string() }),
])
export type Reply = z.infer<typeof replySchema>

/** Length of an error's stack that is kept. */
const longestMessage = 4000

export interface RunningProcess {
  readonly child: ChildProcess
  readonly socket: Duplex
  readonly replies: FrameReader
  /** Rejects if it could not be started. */
  readonly gone: Promise<unknown>
  readonly isConfined: boolean
}

/** Connects to a child process, which may have failed to start. */
export function connect(child: ChildProcess, isConfined: boolean): RunningProcess {
  const gone = once(child, 'exit').catch((cause: unknown) => {
    socket.destroy()
    throw new WorkError('could_not_start', undefined, { cause })
  })
  gone.catch(() => {})
  // Without file descriptors left there are no streams.
  const socket = (child.stdio?.[3] as Duplex | undefined) ?? new PassThrough().destroy()
  // A process that can't be written to has ended, or is about to. Its exit explains why.
  socket.on('error', () => {})
  return { child, socket, replies: readFrames(socket), gone, isConfined }
}

interface FrameReader {
  /** The next message; null if the other side is gone. Throws RangeError if it is longer than `maxBytes`. */
  next(maxBytes: number): Promise<Buffer | null>
}

function readFrames(socket: Readable): FrameReader {
  const chunks = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)

  async function take(length: number): Promise<Buffer | null> {
    if (rest.length < length) {
      const pieces = [rest]
      for (let size = rest.length; size < length; size += pieces.at(-1)?.length ?? 0) {
        const read = await chunks.next().catch(() => null)
        if (read === null || read.done) return null
        pieces.push(read.value)
      }
      rest = Buffer.concat(pieces)
    }
    const taken = rest.subarray(0, length)
    rest = rest.subarray(length)
    return taken
  }

  return {
    async next(maxBytes) {
      const length = (await take(headBytes))?.readUInt32LE()
      if (length === undefined) return null
      if (length > maxBytes) throw new RangeError('The message is too long')
      return take(length)
    },
  }
}

interface Piece {
  readonly id: number
  readonly module: string
  readonly items: WorkItems<unknown>
}

/**
 * Sends a piece of work and collects its results, and the memory that the process has then. Rejects with a WorkError, or
 * with any error in reading the items.
 */
export async function ask(process: RunningProcess, piece: Piece, maxBytes: number | undefined) {
  let isOver = false
  const faults: unknown[] = []
  send(process.socket, piece, () => isOver).catch((error: unknown) => {
    faults.push(error)
    process.child.kill('SIGKILL')
  })
  try {
    // The death of a process is reported at once, however long the next page takes to read.
    return await receive(process, piece.id, maxBytes)
  } catch (error) {
    throw faults.length > 0 ? faults[0] : error
  } finally {
    isOver = true
  }
}

async function send(socket: Duplex, { id, module, items }: Piece, isOver: () => boolean): Promise<void> {
  const say = (part: Pick<Request, 'items' | 'isLast'>) =>
    new Promise<void>((resolve) => {
      // If the process is gone, its exit reports that.
      socket.write(toFrame(serialize({ id, module, ...part })), () => resolve())
    })
  let last: readonly unknown[] = []
  for await (const page of Symbol.asyncIterator in items ? items : [items]) {
    for (let at = 0; at < page.length; at += itemsAtOnce) {
      if (isOver()) return
      if (last.length > 0) {
        await say({ items: last, isLast: false })
        await setImmediate()
      }
      last = page.slice(at, at + itemsAtOnce)
    }
    if (isOver()) return
  }
  await say({ items: last, isLast: true })
}

/** The results of a piece of work. A process that breaks the protocol is killed. */
async function receive(process: RunningProcess, id: number, maxBytes = Number.POSITIVE_INFINITY) {
  const { child, replies, gone, isConfined } = process
  const results: unknown[] = []
  for (let left = maxBytes; ; ) {
    const reply = await replies
      .next(left)
      .then((frame) => {
        left -= frame?.length ?? 0
        return (
          frame && replySchema.parse(isConfined ? JSON.parse(frame.toString('utf8')) : deserialize(frame))
        )
      })
      .catch((cause: unknown) => ({ kind: 'broken' as const, id, cause }))
    if (reply === null) {
      await gone
      throw explainEnd(child)
    }
    if (reply.kind === 'broken' || reply.id !== id) {
      child.kill('SIGKILL')
      await gone
      const cause = reply.kind === 'broken' ? reply.cause : 'it replied to something else'
      throw new WorkError('no_answer', 'The child process broke the protocol', { cause })
    }
    if (reply.kind === 'failed') throw new WorkError('no_answer', reply.message.slice(0, longestMessage))
    if (reply.kind === 'done') return { results, residentBytes: reply.residentBytes }
    for (const result of reply.results) results.push(result)
  }
}
