import { FetchFault } from '../../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** What a server may send and cause during one operation. */
export interface FetchBounds {
  /** Ends all requests. */
  readonly signal: AbortSignal
  /** Bytes that may still come. */
  bytesLeft: number
  /** A server can ask its client to answer it, and can send it from place to place. */
  requestsLeft: number
  /** Set when it sent more than it may. Streams hide what ended them. */
  fault?: FetchFault
}

export type BoundedFetch = (url: string | URL, init?: RequestInit) => Promise<Response>

/**
 * A guarded `fetch` for the MCP SDK: public addresses only, encrypted, without redirects to other origins, with an end to
 * requests, bytes and time. Rejects with a FetchFault.
 */
export function createBoundedFetch(platform: Platform, bounds: FetchBounds): BoundedFetch {
  return async (input, init = {}) => {
    if (bounds.requestsLeft-- <= 0)
      throw new FetchFault('aborted', 'The MCP server causes too many requests.')
    const signal = init.signal ? AbortSignal.any([bounds.signal, init.signal]) : bounds.signal
    const { body, method = 'GET', redirect } = init
    try {
      const { href } = await platform.checkPublicUrl(String(input), signal)
      const response = await platform.streamFromPublicUrl(href, {
        ...{ method, signal, headers: Object.fromEntries(new Headers(init.headers)) },
        // Form fields are an object of their own class.
        ...(body != null && { body: String(body) }),
        ...(redirect && { redirect }),
      })
      return new Response(bounded(response.body, bounds), response)
    } catch (error) {
      throw toFault(error, signal)
    }
  }
}

function bounded(
  body: ReadableStream<Uint8Array> | null,
  bounds: FetchBounds,
): ReadableStream<Uint8Array> | null {
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bounds.bytesLeft -= chunk.length
      if (bounds.bytesLeft >= 0) return controller.enqueue(chunk)
      bounds.fault = new FetchFault('too_large', 'The MCP server sends more than it may.')
      controller.error(bounds.fault)
    },
  })
  return body?.pipeThrough(count) ?? null
}

function toFault(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  if (!(error instanceof TypeError)) return error
  const { cause } = error
  if (cause instanceof FetchFault) return cause
  const isRedirect = cause instanceof Error && cause.message.includes('redirect')
  const message = isRedirect
    ? 'The MCP server redirects to another address.'
    : 'The MCP server can’t be reached.'
  return new FetchFault('unreachable', message, { cause })
}
