import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface BreakingLine {
  /** The product behind the line. */
  readonly origin: string
  /** How often it broke so far. */
  readonly breaks: number
  /**
   * Breaks each connection that is open after so many bytes of what comes back, and the next new ones after those that
   * follow in the list; further ones hold.
   */
  breakAfter(bytes: readonly number[]): void
  close(): Promise<void>
}

/** An address of this machine that leads to a product over connections which break when they are told to. */
export async function openBreakingLine(product: string): Promise<BreakingLine> {
  const target = Number(new URL(product).port)
  const lines = new Map<Socket, { left: number }>()
  let next: number[] = []
  let breaks = 0
  const server = createServer((from) => {
    const line = { left: next.shift() ?? Number.POSITIVE_INFINITY }
    lines.set(from, line)
    const to = connect(target, '127.0.0.1')
    for (const socket of [from, to]) {
      socket.on('error', () => {}) // broken on purpose, or a browser that leaves
      socket.on('close', () => {
        lines.delete(from)
        from.destroy()
        to.destroy()
      })
    }
    from.pipe(to)
    to.on('data', (chunk: Buffer) => {
      const whole = chunk.length <= line.left
      line.left -= chunk.length
      if (whole) from.write(chunk)
      else {
        breaks += 1
        from.end(chunk.subarray(0, line.left + chunk.length), () => from.resetAndDestroy())
        to.destroy()
      }
    })
    to.on('end', () => from.end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get breaks() {
      return breaks
    },
    breakAfter([first = Number.POSITIVE_INFINITY, ...others]) {
      for (const line of lines.values()) line.left = first
      next = others
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of lines.keys()) socket.destroy()
      await closed
    },
  }
}
