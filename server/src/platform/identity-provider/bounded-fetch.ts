import { Agent, fetch as fetchBy, type RequestInit } from 'undici'

/** Maximum size of a response in bytes. Discovery documents and key sets have about ten thousand. */
const answerBytesMax = 512 * 1024
const connectMs = 5000

export interface BoundedFetch {
  readonly fetch: (url: string, init: object) => Promise<Response>
  close(): Promise<void>
}

/** Fetches an address configured by the operator. Responses are limited in size; time limits are up to the caller. */
export function openBoundedFetch(): BoundedFetch {
  const dispatcher = new Agent({
    maxResponseSize: answerBytesMax,
    connect: { timeout: connectMs },
    // Sign-ins are rare, so no connection is kept open.
    pipelining: 0,
  })
  return {
    fetch: async (url, init) => {
      const response = await fetchBy(url, { ...(init as RequestInit), dispatcher })
      return response as unknown as Response
    },
    close: () => dispatcher.destroy(),
  }
}
