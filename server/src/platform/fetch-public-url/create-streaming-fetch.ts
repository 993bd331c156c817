import { type Agent, type RequestInfo, type RequestInit, fetch as undiciFetch } from 'undici'
import { readAddress } from './read-address.ts'

/** A response may have so many bytes. A model's longest answer is far shorter. */
const bytesMax = 16 * 1024 * 1024

/**
 * The standard `fetch`, for packages that call a provider's API themselves: over checked connections, without
 * redirects, and with an end to what is read.
 */
export function createStreamingFetch(dispatcherFor: (url: URL) => Agent): typeof fetch {
  const guarded = async (input: RequestInfo, init?: RequestInit) => {
    const url = readAddress(input instanceof Request ? input.url : String(input))
    // A caller may look at a redirect, and decide whether to follow it by another request.
    const redirect = init?.redirect === 'manual' ? 'manual' : 'error'
    const response = await undiciFetch(url, { ...init, dispatcher: dispatcherFor(url), redirect })
    return new Response(boundedBody(response.body as ReadableStream<Uint8Array> | null), {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
    })
  }
  return guarded as unknown as typeof fetch
}

/** `fetch` for the operator's own servers, with the same bound. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  return new Response(boundedBody(response.body), response)
}

function boundedBody(body: ReadableStream<Uint8Array> | null): ReadableStream<Uint8Array> | null {
  let left = bytesMax
  return (
    body?.pipeThrough(
      new TransformStream({
        transform(chunk, controller) {
          left -= chunk.length
          if (left < 0) controller.error(new Error('The response is too long'))
          else controller.enqueue(chunk)
        },
      }),
    ) ?? null
  )
}
