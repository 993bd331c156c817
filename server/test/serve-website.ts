import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestWebsite {
  /** Such as http://127.0.0.1:43210. */
  readonly origin: string
  /** Such as 127.0.0.1:43210, as ALLOW_PRIVATE_HOSTS takes it. */
  readonly host: string
  readonly port: number
  /** Connections so far. */
  readonly connections: () => number
  close(): Promise<void>
}

/** A website on a free port of loopback. */
export async function serveWebsite(answer: RequestListener, host = '127.0.0.1'): Promise<TestWebsite> {
  const server = createServer(answer)
  let connections = 0
  server.on('connection', () => connections++)
  server.listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://${host}:${port}`,
    host: `${host}:${port}`,
    port,
    connections: () => connections,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
