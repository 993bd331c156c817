import { Agent, request as openRequest } from 'node:http'
import { connect } from 'node:net'
import type { FuzzRequest } from './arbitrary-request.ts'

/** What a request may name: the cookie of an owner, and the values for `segment/:name` in paths. */
export interface Known {
  readonly cookie: string
  readonly ids: Readonly<Record<string, string | number>>
}

export interface FuzzAnswer {
  /** 0 where the server ended the connection without one. */
  readonly status: number
  readonly milliseconds: number
  readonly text: string
}

const keptAlive = new Agent({ keepAlive: true, maxSockets: 64 })
/** An open stream is left after so long; so is an answer that never comes, which counts as too slow. */
const longestMs = { stream: 500, other: 60_000 }
const textMax = 2000

/** Sends a request as it is, without what a careful client would put right. */
export function sendRequest(origin: string, request: FuzzRequest, known: Known): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(origin)
  if (request.raw) return sendRaw(hostname, Number(port), request.raw)
  const begun = performance.now()
  const limit = request.route.stream ? longestMs.stream : longestMs.other
  return new Promise((resolve) => {
    let status = 0
    let text = ''
    const done = () => resolve({ status, text, milliseconds: performance.now() - begun })
    const sent = openRequest({
      agent: keptAlive,
      hostname,
      port,
      method: request.method,
      path: pathOf(request, known),
      headers: {
        ...(request.isSignedIn && { cookie: known.cookie }),
        ...request.headers,
        ...(request.body && { 'content-length': String(request.body.byteLength) }),
      },
    })
    sent.on('response', (response) => {
      status = response.statusCode ?? 0
      response.on('data', (piece) => {
        if (text.length < textMax) text += piece
      })
      response.on('close', done)
    })
    sent.on('error', done)
    sent.setTimeout(limit, () => sent.destroy())
    if (request.route.stream) setTimeout(() => sent.destroy(), limit).unref()
    sent.end(request.body ?? undefined)
  })
}

function sendRaw(hostname: string, port: number, bytes: Uint8Array): Promise<FuzzAnswer> {
  const begun = performance.now()
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, hostname)
    socket.on('data', (piece) => {
      if (text.length < textMax) text += piece
    })
    socket.setTimeout(longestMs.other, () => socket.destroy())
    socket.on('error', () => {}) // cut off, which is an answer too
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
      resolve({ status, text, milliseconds: performance.now() - begun })
    })
    socket.end(bytes)
  })
}

function pathOf({ route, params, query }: FuzzRequest, { ids }: Known): string {
  let place = 0
  const path = route.path.replace(/([\w-]+)\/:(\w+)/g, (_, segment: string, name: string) => {
    const value = params[place++] ?? encodeURIComponent(String(ids[`${segment}/:${name}`] ?? 1))
    return `${segment}/${value}`
  })
  return (query === '' ? path : `${path}?${query}`).replace(/[^\x21-\x7e]/g, '')
}
