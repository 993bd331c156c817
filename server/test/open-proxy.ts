import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface CuttableProxy {
  /** On 127.0.0.1. */
  readonly port: number
  /** Cuts every connection and takes no new ones, as a server that is gone. */
  interrupt(): Promise<void>
  /** Lets nothing through any more, neither bytes nor the end of a connection, as a network that drops packets. */
  fallSilent(): void
  /** Loses what is open without a word, while new connections are let through, as when another machine took over the address. */
  loseConnections(): void
  /**
   * After any of them. What was open while it was silent stays so for ever on this side; the target's is ended, as a database's
   * keepalives do it within half a minute, and gives its locks back.
   */
  resume(): Promise<void>
  close(): Promise<void>
}

interface Way {
  readonly from: Socket
  /** Null where it was opened in silence. */
  readonly to: Socket | null
}

/** A way by TCP to a Unix socket that can be cut and mended. */
export async function openProxy(path: string): Promise<CuttableProxy> {
  const ways = new Set<Way>()
  const lost = new Set<Way>()
  let isSilent = false
  const server = createServer((from) => {
    from.on('error', () => {}) // cut on purpose
    const to = isSilent ? null : connect({ path })
    const way = { from, to }
    ways.add(way)
    const end = () => {
      if (lost.has(way)) return
      ways.delete(way)
      from.destroy()
      to?.destroy()
    }
    from.on('close', end)
    if (!to) return
    to.on('error', () => {})
    to.on('close', end)
    from.pipe(to).pipe(from)
  })
  const lose = () => {
    for (const way of ways) {
      lost.add(way)
      way.from.unpipe().pause()
      way.to?.unpipe().pause()
    }
  }
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const destroyAll = () => {
    for (const { from, to } of ways) {
      from.destroy()
      to?.destroy()
    }
  }
  const interrupt = async () => {
    if (!server.listening) return destroyAll()
    const closed = once(server, 'close')
    server.close()
    destroyAll()
    await closed
  }
  const port = await listen(0)
  return {
    port,
    interrupt,
    fallSilent() {
      isSilent = true
      lose()
    },
    loseConnections: lose,
    async resume() {
      isSilent = false
      for (const { to } of lost) to?.destroy()
      if (!server.listening) await listen(port)
    },
    close: interrupt,
  }
}
