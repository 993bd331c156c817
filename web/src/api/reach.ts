import { UnreachedError } from './api-error.ts'

/** Delay between two probes of an unreachable server, in milliseconds. */
const againMs = 3000

let isReached = true
let isLooking = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Whether the server is known to answer. A failed request alone doesn't change this; a probe must fail too. */
export const isServerReached = () => isReached

/** Calls the listener whenever that changes, until the returned function is called. */
export function followReach(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Sends a request, and probes the server if no response arrives or only one from a gateway.
 * @throws UnreachedError if no response arrives.
 */
export async function reach(send: () => Promise<Response>): Promise<Response> {
  try {
    const response = await send()
    if (response.status === 502 || response.status === 504) lookForServer()
    else if (!isReached) lookForServer()
    return response
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    lookForServer()
    throw new UnreachedError()
  }
}

/** Sends a request with the browser's fetch, which is used only in this file. */
export const reachByFetch = (url: string, init: RequestInit) => reach(() => fetch(url, init))

/** Rethrows the error, or throws an UnreachedError if a probe finds the server down. */
export async function ifServerAway(error: unknown): Promise<never> {
  if (await answers()) throw error
  lookForServer()
  throw new UnreachedError()
}

/** Probes the server again; for callers that saw a connection break. */
export function lookForServer(): void {
  clearTimeout(timer)
  if (isLooking) return
  isLooking = true
  void answers().then((isThere) => {
    isLooking = false
    if (!isThere) timer = setTimeout(lookForServer, againMs)
    if (isThere === isReached) return
    isReached = isThere
    for (const listener of listeners) listener()
  })
}

async function answers(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store' })
    // The connection stays busy until the response is read.
    await response.text()
    return response.ok
  } catch {
    return false
  }
}

// A browser without a network may still reach a server on its own machine.
if (typeof window !== 'undefined')
  for (const event of ['offline', 'online']) window.addEventListener(event, lookForServer)
