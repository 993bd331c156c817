import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createTestDatabase } from './create-test-database.ts'

export interface DatabaseProxy {
  /** Of a fresh database, by TCP through the proxy. */
  readonly url: string
  /** Of the same database, past the proxy. */
  readonly directUrl: string
  /** Cuts every connection and takes no new ones, as a server that is gone. */
  interrupt(): Promise<void>
  resume(): Promise<void>
  close(): Promise<void>
}

/** A way to a fresh test database that can be cut and mended. */
export async function openDatabaseProxy(): Promise<DatabaseProxy> {
  const database = await createTestDatabase()
  const target = new URL(database.url)
  const path = `${target.searchParams.get('host')}/.s.PGSQL.${target.searchParams.get('port')}`
  const sockets = new Set<Socket>()
  const server = createServer((from) => {
    const to = connect({ path })
    for (const socket of [from, to]) {
      sockets.add(socket)
      socket.on('error', () => {}) // cut on purpose
      socket.on('close', () => {
        sockets.delete(socket)
        from.destroy()
        to.destroy()
      })
    }
    from.pipe(to).pipe(from)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const interrupt = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const port = await listen(0)
  return {
    url: `postgresql://${target.username}@127.0.0.1:${port}${target.pathname}`,
    directUrl: database.url,
    interrupt,
    resume: async () => {
      await listen(port)
    },
    close: async () => {
      await interrupt()
      await database.drop()
    },
  }
}
