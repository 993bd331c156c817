import cluster from 'node:cluster'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { platform } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerClientError } from './answer-client-error.ts'
import { createConnectionLimit, sharedAddresses } from './connection-limit.ts'
import { type ListenerLimits, listenerLimits } from './listener-limits.ts'
import { timeOutSlowBodies } from './time-out-slow-bodies.ts'

const readyPath = '/readyz'

/** The port that a server listens on. It outlives the app behind it. */
export interface HttpListener {
  /**
   * Listens on all addresses of `host`; localhost has two on most machines.
   * @returns the first one, such as http://127.0.0.1:3000
   * @throws the operating system's error, such as EADDRINUSE
   */
  listen(options: { host: string; port: number }): Promise<string>
  /** Passes all further requests to `answer`. */
  routeTo(answer: RequestListener): void
  /** Directs new clients elsewhere: load balancers by /readyz, and existing connections with their next response. */
  turnAway(): void
  /** Resolves when all requests received so far are handled. Requests that take longer than `graceMs` are cut off. */
  drain(graceMs: number): Promise<void>
  /** Accepts no more connections, closes idle ones at once, and busy ones after their response. */
  close(): Promise<void>
}

/**
 * Requests go to `answer` until another handler is set.
 * @param isShared whether many clients share an address, which may then use all connections
 */
export function createHttpListener(
  answer: RequestListener,
  limits: ListenerLimits = listenerLimits,
  isShared = sharedAddresses(null),
): HttpListener {
  const servers: Server[] = []
  const sockets = new Set<Socket>()
  const underWay = new Map<ServerResponse, Promise<unknown>>()
  let current = answer
  let isClosing = false
  const slowBodies = timeOutSlowBodies(limits)
  const counts = createConnectionLimit(limits.connectionsPerNetworkMax, isShared)

  const listener: RequestListener = (request, response) => {
    underWay.set(response, untilClosed(response))
    slowBodies.watch(request, response)
    response.once('close', () => {
      underWay.delete(response)
      if (isClosing) request.socket.destroySoon()
    })
    current(request, response)
  }
  const listenAt = async (host: string, port: number) => {
    const admit = admitInto(sockets, limits, counts)
    const create = () => createLimitedServer(listener, limits).on('connection', admit)
    const listening = await listenInParallel(create, host, port)
    servers.push(...listening.servers)
    return listening.port
  }

  return {
    async listen(options) {
      const [first, ...others] = await lookup(options.host, { all: true })
      if (!first) throw new Error(`HOST=${options.host} has no address.`)
      const port = await listenAt(first.address, options.port)
      // Without IPv6 support, its addresses can't be listened on.
      for (const { address } of others) await listenAt(address, port).catch(() => {})
      return `http://${first.family === 6 ? `[${first.address}]` : first.address}:${port}`
    },
    routeTo(next) {
      current = next
    },
    turnAway() {
      current = whileLeaving(answer, current)
    },
    async drain(graceMs) {
      const came = [...underWay.keys()]
      const timer = new AbortController()
      const late = sleep(graceMs, undefined, { signal: timer.signal }).catch(() => {})
      await Promise.race([Promise.all(underWay.values()), late])
      timer.abort()
      for (const response of came) if (underWay.has(response)) response.destroy()
    },
    async close() {
      isClosing = true
      slowBodies.stop()
      const inUse = new Set([...underWay.keys()].map(({ socket }) => socket))
      const closedServers = servers.map((server) => once(server.close(), 'close'))
      for (const socket of sockets) if (!inUse.has(socket)) socket.destroy()
      await Promise.all(closedServers)
    },
  }
}

function createLimitedServer(listener: RequestListener, limits: ListenerLimits): Server {
  const server = createServer(
    {
      keepAliveTimeout: limits.keepAliveMs,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkEveryMs,
    },
    listener,
  )
  server.maxRequestsPerSocket = limits.requestsPerSocketMax
  return server.on('clientError', answerClientError)
}

/** Keeps the connections of one address in `sockets` while they are open, and destroys those beyond the limits. */
function admitInto(
  sockets: Set<Socket>,
  { connectionsMax }: ListenerLimits,
  counts: ReturnType<typeof createConnectionLimit>,
): (socket: Socket) => void {
  let connections = 0
  return (socket) => {
    const leave = connections < connectionsMax ? counts.enter(socket.remoteAddress) : undefined
    if (!leave) {
      socket.destroy()
      return
    }
    connections++
    sockets.add(socket)
    socket.once('close', () => {
      connections--
      sockets.delete(socket)
      leave()
    })
  }
}

/** Responses of a server that is stopping: connections are closed, and it is no longer ready. */
function whileLeaving(away: RequestListener, current: RequestListener): RequestListener {
  return (request, response) => {
    response.shouldKeepAlive = false
    const isAskedWhetherReady = request.url?.split('?', 1)[0] === readyPath
    if (isAskedWhetherReady) away(request, response)
    else current(request, response)
  }
}

function untilClosed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => response.once('close', resolve))
}

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
async function listenInParallel(
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
