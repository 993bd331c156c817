import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The errors that all providers have, each with documented bodies of its own. */
export type ServerFault =
  | 'wrong_key'
  | 'no_credit'
  | 'no_such_model'
  | 'rate_limited'
  | 'quota_used_up'
  | 'overloaded'
  | 'server_error'

/** What a model server does with a question. */
export type ServerAct =
  /** Streams the text in small pieces, and calls a tool after it. */
  | { readonly says: string; readonly thenCalls?: string }
  | { readonly calls: string }
  | { readonly fails: ServerFault }
  /** Streams the text, then an error as the provider reports it within a stream. */
  | { readonly says: string; readonly thenFails: true }
  /** Streams the text, then keeps silent with the line open. Null: doesn't even answer with a status. */
  | { readonly hangsAfter: string | null }
  /** Sends these bytes as they are, with status 200, and the same again for as long as they are read. */
  | { readonly sends: string; readonly endlessly?: true }
  | { readonly redirectsTo: string }

/** The wire of a provider: its paths and bodies as it documents them. */
export interface ModelWire {
  /** What follows the port in the address that is entered. */
  readonly basePath: string
  readonly contentType: string
  keyOf(headers: IncomingHttpHeaders): string | undefined
  /** What a request asks for. */
  kindOf(path: string): 'list' | 'chat' | 'embedding' | 'show' | null
  modelOf(path: string, body: Record<string, unknown>): string
  list(models: readonly string[]): object
  show?(model: string): object
  vector(values: number[]): object
  /** A stream, as texts that are written one after the other. */
  stream(act: { text: readonly string[]; call: string | null; isWhole: boolean }): string[]
  failInStream(): string
  fault(fault: ServerFault, model: string): { readonly status: number; readonly body: object }
}

export interface ModelServer {
  /** The address to enter. */
  readonly baseUrl: string
  readonly port: number
  /** The key that it accepts; null for none. Another one is answered with the documented 401. */
  key: string | null
  /** The models that it has. Others are answered with the documented 404. */
  models: string[]
  /** What it does with questions from now on. */
  act: ServerAct
  /** Whether it calls the tool of the test question. */
  callsTools: boolean
  /** Requests for replies so far, without tests and verifications. */
  readonly requests: {
    readonly model: string
    readonly body: Record<string, unknown>
    readonly text: string
  }[]
  readonly verifications: { readonly model: string }[]
  /** All requests so far, as method and path. */
  readonly seen: string[]
  /** Bytes of endless responses that were written. */
  written: number
  close(): Promise<void>
}

/** A stand-in for a provider, on a free port by default. Rejects if another server has the port. */
export async function startModelServer(
  wire: ModelWire,
  {
    host = '127.0.0.1',
    port: wantedPort = 0,
    ...given
  }: Partial<Pick<ModelServer, 'key' | 'models' | 'act' | 'port'>> & { host?: string } = {},
): Promise<ModelServer> {
  const listener = createServer((request, response) => {
    answer(wire, server, request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject)
    listener.listen(wantedPort, host, resolve)
  })
  const { port } = listener.address() as AddressInfo
  const server: ModelServer = {
    ...{
      baseUrl: `http://127.0.0.1:${port}${wire.basePath}`,
      port,
      key: 'sk-test-1234567890',
      models: ['chat-mini'],
    },
    ...{ act: { says: 'Fine.' }, callsTools: true, requests: [], verifications: [], seen: [], written: 0 },
    ...given,
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve())
        listener.closeAllConnections()
      }),
  }
  return server
}

async function answer(
  wire: ModelWire,
  server: ModelServer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const path = request.url ?? ''
  server.seen.push(`${request.method} ${path}`)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  const body: Record<string, unknown> = text === '' ? {} : JSON.parse(text)
  const reply = (status: number, json: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  const fail = (fault: ServerFault, model = '') => {
    const { status, body } = wire.fault(fault, model)
    reply(status, body)
  }
  const kind = wire.kindOf(path)
  if (kind === null) return reply(404, { error: 'page not found' })
  if (server.key !== null && wire.keyOf(request.headers) !== server.key) return fail('wrong_key')
  if (kind === 'list') return reply(200, wire.list(server.models))
  const model = wire.modelOf(path, body)
  if (!server.models.includes(model)) return fail('no_such_model', model)
  if (kind === 'show') return reply(200, wire.show?.(model) ?? {})
  if (kind === 'embedding') return reply(200, wire.vector([0.25, -0.5, 1]))
  const parts = /The parts of the reply:\\n(.*)/s.exec(text)?.[1]
  if (parts !== undefined) {
    server.verifications.push({ model })
    const count = parts.match(/(?:^|\\n)\d+: /g)?.length ?? 0
    const verdicts = Array.from({ length: count }, (_, at) => ({ n: at + 1, held: 'none' }))
    return perform(wire, server, response, { says: JSON.stringify({ parts: verdicts }) })
  }
  const isTest = text.includes('Who won the world cup?')
  if (!isTest) server.requests.push({ model, body, text })
  const { act } = server
  if ('fails' in act) return fail(act.fails, model)
  const tested: ServerAct = server.callsTools
    ? { calls: 'irrelevantPromptHandler' }
    : { says: 'I do not know.' }
  return perform(wire, server, response, isTest && 'says' in act ? tested : act)
}

async function perform(wire: ModelWire, server: ModelServer, response: ServerResponse, act: ServerAct) {
  if ('hangsAfter' in act && act.hangsAfter === null) return
  if ('redirectsTo' in act) {
    response.writeHead(307, { location: act.redirectsTo }).end()
    return
  }
  response.writeHead(200, { 'content-type': wire.contentType })
  response.flushHeaders()
  if ('sends' in act) {
    const cut = new AbortController()
    const { signal } = cut
    const closed = once(response, 'close').then(() => cut.abort())
    do {
      server.written += act.sends.length
      const isFull = !response.write(act.sends)
      // One that is cut off never drains.
      if (isFull) await Promise.race([once(response, 'drain', { signal }), closed]).catch(() => {})
    } while (act.endlessly && !response.destroyed)
    response.end()
    return
  }
  const text = 'says' in act ? act.says : 'hangsAfter' in act ? (act.hangsAfter ?? '') : ''
  const call = 'calls' in act ? act.calls : 'thenCalls' in act ? (act.thenCalls ?? null) : null
  const isWhole = !('hangsAfter' in act || 'thenFails' in act)
  for (const piece of wire.stream({ text: text.match(/[\s\S]{1,7}/g) ?? [], call, isWhole }))
    response.write(piece)
  if ('hangsAfter' in act) return
  if ('thenFails' in act) response.write(wire.failInStream())
  response.end()
}

/** An event of a stream, as most providers send it. */
export const sseOf = (data: object, event?: string): string =>
  `${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`

export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  authorization?.replace(/^Bearer /, '')

export const modelIn = (_path: string, { model }: Record<string, unknown>): string => String(model)
