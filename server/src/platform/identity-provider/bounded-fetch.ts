import { Agent, fetch as fetchBy, type RequestInit } from 'undici'

/** Bytes of an answer: discovery documents and key sets have some ten thousand. */
const answerBytesMax = 512 * 1024
const connectMs = 5000

export interface BoundedFetch {
  readonly fetch: (url: string, init: object) => Promise<Response>
  close(): Promise<void>
}

/** Fetches from an address of the operator's: answers are cut off by their size; how long they take is up to the caller. */
export function openBoundedFetch(): BoundedFetch {
  const dispatcher = new Agent({
    maxResponseSize: answerBytesMax,
    connect: { timeout: connectMs },
    // Sign-ins are far between: no connection waits for the next.
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
