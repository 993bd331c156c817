import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type Duplex, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FetchFault, type Guard, portOf, readAddress } from '../fetch-public-url/index.ts'

export interface GuardProxy {
  readonly port: number
  /** The guard's message for the first connection that it refused, if any. */
  readonly refusal: () => FetchFault | null
  close(): Promise<void>
}

export interface ProxyLimits {
  /** Maximum number of bytes received over all connections. */
  readonly bytesMax: number
  readonly connectionsMax: number
}

const connectMs = 10_000
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
/** Hop-by-hop headers, which aren't forwarded. */
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/**
 * A loopback proxy for one page of a browser. The guard resolves, checks and connects to every address that the page
 * requests, for https too, whose bytes pass through unread. The proxy is closed with the page.
 */
export async function openGuardProxy(guard: Guard, limits: ProxyLimits): Promise<GuardProxy> {
  const connections = limitedConnections(guard, limits)
  const server = createServer((incoming, response) => {
    // A response from the proxy itself would be shown as the page's.
    forward(connections, incoming, response).catch(() => response.destroy())
  })
  server.on('connect', (incoming, client, head) => {
    tunnel(connections, incoming, { client: connections.keep(client), head }).catch(() => client.destroy())
  })
  server.on('upgrade', (_incoming, client) => client.destroy())
  server.on('connection', connections.keep)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    refusal: connections.refusal,
    async close() {
      connections.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

type Connections = ReturnType<typeof limitedConnections>

/** The connections of a page, within its limits. */
function limitedConnections(guard: Guard, { bytesMax, connectionsMax }: ProxyLimits) {
  const closing = new AbortController()
  const sockets = new Set<Duplex>()
  let refusal: FetchFault | null = null
  let left = bytesMax
  let connections = 0

  /** Destroys a connection with the proxy. */
  const keep = <Stream extends Duplex>(socket: Stream): Stream => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    return socket
  }

  return {
    keep,
    closing: closing.signal,
    refusal: () => refusal,
    async connect(url: URL): Promise<Socket> {
      if (++connections > connectionsMax || left <= 0) throw new Error('The page asks for too much')
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(connectMs)])
      try {
        return keep(await guard.connect(url.hostname, portOf(url), signal))
      } catch (error) {
        if (error instanceof FetchFault) refusal ??= error
        throw error
      }
    },
    /** Passes bytes on until the page has received too many. */
    counted: () =>
      new Transform({
        transform(chunk: Buffer, _encoding, callback) {
          left -= chunk.length
          if (left < 0) callback(new Error('The page loads too much'))
          else callback(null, chunk)
        },
      }),
    destroy() {
      closing.abort()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Sends a request on without its hop-by-hop headers. */
async function forward(
  { connect, counted, closing }: Connections,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = readAddress(incoming.url ?? '')
  if (url.protocol !== 'http:' || !methods.has(incoming.method ?? '')) throw new Error('Not for a proxy')
  const socket = await connect(url)
  const outgoing = request({
    createConnection: () => socket,
    method: incoming.method,
    path: `${url.pathname}${url.search}`,
    headers: { ...passedOn(incoming), host: url.host, connection: 'close' },
    setHost: false,
  })
  outgoing.on('error', () => socket.destroy())
  incoming.pipe(outgoing)
  const [answer] = (await once(outgoing, 'response', { signal: closing })) as [IncomingMessage]
  response.writeHead(answer.statusCode ?? 502, passedOn(answer))
  await pipeline(answer, counted(), response)
}

/** Connects a client to the address that it names, and passes the bytes of both through. */
async function tunnel(
  { connect, counted }: Connections,
  incoming: IncomingMessage,
  { client, head }: { readonly client: Duplex; readonly head: Buffer },
): Promise<void> {
  const socket = await connect(readAddress(`https://${incoming.url}`))
  client.write('HTTP/1.1 200 Connection established\r\n\r\n')
  if (head.length > 0) socket.write(head)
  await Promise.all([pipeline(client, socket), pipeline(socket, counted(), client)])
}

function passedOn({ headers }: IncomingMessage): Record<string, string | string[]> {
  const named = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ownHeaders.has(name) || named.includes(name) ? [] : [[name, value]],
    ),
  )
}
