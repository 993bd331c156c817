import cluster from 'node:cluster'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { platform } from 'node:os'

/**
 * Number of sockets that listen on the same port. The event loop accepts one connection per socket and iteration. With
 * a single socket, the last of a hundred simultaneous visitors would wait for a hundred iterations.
 */
const socketsOfPort = 16

/**
 * Listens with as many sockets as the system allows to share a port.
 * @returns the servers, and the port chosen if 0 was given
 * @throws the operating system's error, such as EADDRINUSE, also if another process would share the port
 */
export async function listenInParallel(
  create: () => Server,
  host: string,
  port: number,
): Promise<{ readonly servers: readonly Server[]; readonly port: number }> {
  // In a web worker, the parent process accepts connections for all workers.
  const sharesPort = platform() === 'linux' && !cluster.isWorker
  if (sharesPort && port !== 0) {
    // Another server that shares the port, such as a second one of ours, would receive half of the visitors.
    const alone = await listen(create(), { host, port })
    await once(alone.close(), 'close')
  }
  const first = await listen(create(), { host, port, reusePort: sharesPort })
  const chosen = (first.address() as AddressInfo).port
  const servers = [first]
  while (sharesPort && servers.length < socketsOfPort)
    servers.push(await listen(create(), { host, port: chosen, reusePort: true }))
  return { servers, port: chosen }
}

async function listen(
  server: Server,
  options: { host: string; port: number; reusePort?: boolean },
): Promise<Server> {
  server.listen(options)
  await once(server, 'listening')
  return server
}
