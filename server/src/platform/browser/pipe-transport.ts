import type { ChildProcess } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import type { ConnectionTransport } from 'puppeteer-core'

/** Maximum bytes of one message, and of all messages for one page. A page that exceeds this is given up. */
const messageBytesMax = 24 * 1024 * 1024

/**
 * DevTools over descriptors 3 and 4: JSON messages, each followed by a zero byte. `onFlood` is called if the limit is
 * exceeded.
 */
export class PipeTransport implements ConnectionTransport {
  onmessage?: (message: string) => void
  onclose?: () => void
  readonly #writer: Writable
  readonly #parts: Buffer[] = []
  #size = 0
  #left = messageBytesMax

  constructor(child: ChildProcess, onFlood: () => void) {
    this.#writer = child.stdio[3] as Writable
    const reader = child.stdio[4] as Readable
    reader.on('data', (bytes: Buffer) => {
      this.#left -= bytes.length
      if (this.#left < 0 || this.#size > messageBytesMax) onFlood()
      else this.#take(bytes)
    })
    reader.on('close', () => this.onclose?.())
    reader.on('error', () => this.onclose?.())
    this.#writer.on('error', () => this.onclose?.())
  }

  /** Resets the byte count for the next page. */
  allowMore(): void {
    this.#left = messageBytesMax
  }

  send(message: string): void {
    this.#writer.write(`${message}\0`)
  }

  close(): void {
    this.#writer.end()
  }

  #take(bytes: Buffer): void {
    let from = 0
    for (let end = bytes.indexOf(0); end >= 0; end = bytes.indexOf(0, from)) {
      const message = Buffer.concat([...this.#parts.splice(0), bytes.subarray(from, end)])
      this.#size = 0
      from = end + 1
      this.onmessage?.(message.toString('utf8'))
    }
    this.#parts.push(bytes.subarray(from))
    this.#size += bytes.length - from
  }
}
