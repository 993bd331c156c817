import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Gateway {
  /** Known before the product is, which has to be told. */
  readonly port: number
  /** Where connections lead from now on. */
  routeTo(origin: string): void
  close(): Promise<void>
}

/** An address of this machine in front of a product, whose own port isn't known before its start. */
export async function openGateway(): Promise<Gateway> {
  const sockets = new Set<Socket>()
  let target = 0
  const server = createServer((from) => {
    const to = connect(target, '127.0.0.1')
    for (const socket of [from, to]) {
      sockets.add(socket)
      socket.on('error', () => {}) // a browser that leaves
      socket.on('close', () => {
        sockets.delete(socket)
        from.destroy()
        to.destroy()
      })
    }
    from.pipe(to).pipe(from)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    routeTo: (origin) => {
      target = Number(new URL(origin).port)
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
