import cluster from 'node:cluster'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { platform } from 'node:os'

/**
 * Sockets that listen on one port together. The event loop accepts one connection a turn of each, so that of a hundred
 * visitors who come at once the last one would wait for a hundred turns.
 */
const socketsOfPort = 16

/**
 * Listens with as many sockets as the system lets share a port.
 * @returns the servers, and the port where 0 asked for a free one
 * @throws the operating system's error, such as EADDRINUSE, also where another process would share the port
 */
export async function listenInParallel(
  create: () => Server,
  host: string,
  port: number,
): Promise<{ readonly servers: readonly Server[]; readonly port: number }> {
  // The process that started a web worker accepts for all of them.
  const sharesPort = platform() === 'linux' && !cluster.isWorker
  if (sharesPort && port !== 0) {
    // Another server that shares its port, such as a second one of ours, would be given half of the visitors.
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
