import { ServerUnreachableError } from './api-error.ts'

/** Delay between two probes of an unreachable server, in milliseconds. */
const probeDelayMs = 3000

let isReachable = true
let isProbing = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Whether the server is known to answer. A failed request alone doesn't change this; a probe must fail too. */
export const isServerReachable = () => isReachable

/** Calls the listener whenever that changes, until the returned function is called. */
export function subscribeToReachability(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Sends a request, and probes the server if no response arrives or only one from a gateway.
 * @throws ServerUnreachableError if no response arrives.
 */
export async function sendWithProbe(send: () => Promise<Response>): Promise<Response> {
  try {
    const response = await send()
    if (response.status === 502 || response.status === 504) probeServer()
    else if (!isReachable) probeServer()
    return response
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    probeServer()
    throw new ServerUnreachableError()
  }
}

/** Sends a request with the browser's fetch, which is used only in this file. */
export const fetchWithProbe = (url: string, init: RequestInit) => sendWithProbe(() => fetch(url, init))

/** Rethrows the error, or throws a ServerUnreachableError if a probe finds the server down. */
export async function probeAndRethrow(error: unknown): Promise<never> {
  if (await isHealthy()) throw error
  probeServer()
  throw new ServerUnreachableError()
}

/** Probes the server again; for callers that saw a connection break. */
export function probeServer(): void {
  clearTimeout(timer)
  if (isProbing) return
  isProbing = true
  void isHealthy().then((isThere) => {
    isProbing = false
    if (!isThere) timer = setTimeout(probeServer, probeDelayMs)
    if (isThere === isReachable) return
    isReachable = isThere
    for (const listener of listeners) listener()
  })
}

async function isHealthy(): Promise<boolean> {
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
  for (const event of ['offline', 'online']) window.addEventListener(event, probeServer)
