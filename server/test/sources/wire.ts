import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request to a stand-in, with its body as text. */
export interface WireRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface WireAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** JSON, unless it is a text or bytes. */
  readonly body?: unknown
}

/** A stand-in of a service's documented API. Null for paths that it doesn't have. */
export type Wire = (request: WireRequest) => WireAnswer | null

export function sendAnswer(response: ServerResponse, { status = 200, headers = {}, body }: WireAnswer): void {
  const isPlain = typeof body === 'string' || body instanceof Uint8Array
  response.writeHead(status, { ...(!isPlain && { 'content-type': 'application/json' }), ...headers })
  response.end(body === undefined ? undefined : isPlain ? body : JSON.stringify(body))
}
