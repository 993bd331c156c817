import { Agent, buildConnector, type Dispatcher, request } from 'undici'
import { createGuard, type Guard, type GuardOptions } from './create-guard.ts'
import { createPublicPost } from './create-public-post.ts'
import { createStreamingFetch } from './create-streaming-fetch.ts'
import { FetchFault } from './fetch-fault.ts'
import { guessMediaType, isAccepted, readContentType } from './media-type.ts'
import type { PublicFetch, PublicRequest, PublicResponse } from './public-fetch.ts'
import type { CheckPublicUrl, PublicPost } from './public-post.ts'
import { portOf, readAddress } from './read-address.ts'
import { acceptEncoding, receiveBody, tooLarge } from './receive-body.ts'
import { redirectTarget } from './redirect-target.ts'
import { toFault } from './to-fault.ts'
import { toHeaders } from './to-headers.ts'

const defaults = { firstByteMs: 10_000, totalMs: 30_000, redirectsMax: 8 }
const connectMs = 15_000
const connectionsMax = 6
/** Many workspaces call the same provider, and a reply of a model or a slow API keeps its connection busy. */
const sharedMax = 256
const headerBytesMax = 32 * 1024
/** Bytes of a redirect or error page that are read to keep the connection open. If there are more, it is closed. */
const unwantedBytesMax = 64 * 1024

export interface PublicFetchOptions extends GuardOptions {
  /** Identifies the sender, with a contact for complaints. */
  readonly userAgent: string
}

export interface OpenPublicFetch {
  readonly fetchPublicUrl: PublicFetch
  readonly postToPublicUrl: PublicPost
  readonly checkPublicUrl: CheckPublicUrl
  /** The standard `fetch`, guarded. */
  readonly streamFromPublicUrl: typeof fetch
  readonly guard: Guard
  /** Closes all connections and aborts fetches in progress. */
  close(): Promise<void>
}

/**
 * The guarded fetch: every address of every hop is checked on connection. Hosts that the operator has allowed have
 * separate connections.
 */
export function openPublicFetch(options: PublicFetchOptions): OpenPublicFetch {
  const guard = createGuard(options)
  const agents = { public: openAgent(guard), opened: openAgent(guard) }
  const streams = { public: openAgent(guard, sharedMax), opened: openAgent(guard, sharedMax) }
  const posts = { public: openAgent(guard, sharedMax), opened: openAgent(guard, sharedMax) }
  const closing = new AbortController()

  function dispatcherFor(url: URL, of = agents): Agent {
    return of[guard.isOpened(url.hostname, portOf(url)) ? 'opened' : 'public']
  }

  async function fetchPublicUrl(wanted: PublicRequest): Promise<PublicResponse> {
    const total = AbortSignal.timeout(wanted.totalMs ?? defaults.totalMs)
    const ends = { caller: wanted.signal, clocks: [total] }
    const signal = AbortSignal.any([closing.signal, total, ...(wanted.signal ? [wanted.signal] : [])])
    try {
      const redirects: string[] = []
      for (let url = readAddress(wanted.url), seen = new Set<string>(); ; ) {
        if (seen.has(url.href)) throw tooManyRedirects('The website redirects in a loop.')
        seen.add(url.href)
        const answer = await ask(url, wanted, redirects.length === 0, signal)
        const next = redirectTarget(answer.statusCode, headerOf(answer, 'location'), url)
        if (next === null) return { ...(await receive(answer, wanted, signal)), url: url.href, redirects }
        answer.body.dump({ limit: unwantedBytesMax, signal }).catch(() => {})
        if (redirects.length >= (wanted.redirectsMax ?? defaults.redirectsMax)) {
          throw tooManyRedirects('The website redirects too many times.')
        }
        refuseUnwanted(next, wanted)
        redirects.push(next.href)
        url = next
      }
    } catch (error) {
      throw toFault(error, ends)
    }
  }

  /** One hop. Its timeout ends with the headers. */
  async function ask(url: URL, wanted: PublicRequest, isFirst: boolean, signal: AbortSignal) {
    const firstByteMs = wanted.firstByteMs ?? defaults.firstByteMs
    const clock = new AbortController()
    const late = new FetchFault('timeout', 'The website took too long to respond.')
    const timer = setTimeout(() => clock.abort(late), firstByteMs)
    try {
      return await request(url, {
        dispatcher: dispatcherFor(url),
        headers: { 'user-agent': options.userAgent, ...headersOf(wanted), ...(isFirst && wanted.headers) },
        signal: AbortSignal.any([signal, clock.signal]),
        headersTimeout: firstByteMs + connectMs,
        bodyTimeout: 0, // the request has its own overall timeout
      })
    } catch (error) {
      throw clock.signal.aborted && !signal.aborted ? late : error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    fetchPublicUrl,
    ...createPublicPost({
      ...{ guard, userAgent: options.userAgent, closing: closing.signal },
      dispatcherFor: (url) => dispatcherFor(url, posts),
    }),
    streamFromPublicUrl: createStreamingFetch((url) => dispatcherFor(url, streams)),
    guard,
    async close() {
      closing.abort()
      const all = [agents, streams, posts].flatMap((each) => [each.public, each.opened])
      await Promise.all(all.map((agent) => agent.destroy()))
    },
  }
}

function headersOf({ accept }: PublicRequest) {
  const types = accept.map((type) => (type.endsWith('/') ? `${type}*` : type))
  return { accept: types.join(', '), 'accept-encoding': acceptEncoding }
}

async function receive(answer: Dispatcher.ResponseData, wanted: PublicRequest, signal: AbortSignal) {
  const { statusCode: status, body } = answer
  const headers = toHeaders(answer)
  const { mediaType, charset } = readContentType(headers.get('content-type'))
  if (status < 200 || status >= 300) {
    body.dump({ limit: unwantedBytesMax, signal }).catch(() => {})
    return { status, headers, mediaType: mediaType ?? '', charset, body: Buffer.alloc(0) }
  }
  const refuse = (fault: FetchFault) => {
    body.on('error', () => {}).destroy()
    return fault
  }
  if (mediaType !== null && !isAccepted(mediaType, wanted.accept)) throw refuse(wrongType(mediaType))
  if (Number(headers.get('content-length')) > wanted.bytesMax) throw refuse(tooLarge(wanted.bytesMax))
  const encodings = (headers.get('content-encoding') ?? '').toLowerCase().split(',')
  const bytes = await receiveBody(body, {
    encodings: encodings.map((name) => name.trim()).filter((name) => name !== '' && name !== 'identity'),
    bytesMax: wanted.bytesMax,
    signal,
  })
  const type = mediaType ?? guessMediaType(bytes)
  if (!isAccepted(type, wanted.accept)) throw wrongType(type)
  return { status, headers, mediaType: type, charset, body: bytes }
}

/** HTTP/1.1 only, with few connections per host, each to an address checked by the guard. */
function openAgent(guard: Guard, connections = connectionsMax): Agent {
  const secure = buildConnector({ allowH2: false, timeout: connectMs })
  return new Agent({
    allowH2: false,
    connections,
    pipelining: 1,
    keepAliveTimeout: 4000,
    keepAliveMaxTimeout: 10_000,
    maxHeaderSize: headerBytesMax,
    connect: (target, callback) => {
      const { hostname, protocol, port } = target
      const number = Number(port) || (protocol === 'https:' ? 443 : 80)
      guard.connect(hostname, number, AbortSignal.timeout(connectMs)).then(
        (socket) => {
          if (protocol === 'https:') secure({ ...target, httpSocket: socket }, callback)
          else callback(null, socket.setNoDelay(true))
        },
        (error: Error) => callback(error, null),
      )
    },
  })
}

function refuseUnwanted(next: URL, { mayFollow }: PublicRequest): void {
  const answer = mayFollow?.(next) ?? true
  if (answer === true) return
  const message = answer === false ? 'The website redirects to another address.' : answer
  throw new FetchFault('refused_redirect', message)
}

function headerOf({ headers }: Dispatcher.ResponseData, name: string): string | null {
  const value = headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? null
}

function tooManyRedirects(message: string): FetchFault {
  return new FetchFault('too_many_redirects', message)
}

function wrongType(mediaType: string): FetchFault {
  return new FetchFault('wrong_type', `This URL is of type ${mediaType}, which can't be read as a page.`)
}
