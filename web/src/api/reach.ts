import { UnreachedError } from './api-error.ts'

/** Milliseconds between two looks for a server that couldn't be reached. */
const againMs = 3000

let isReached = true
let isLooking = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Whether the server answers, as far as is known: another request than the one that failed has to say that it doesn't. */
export const isServerReached = () => isReached

/** Calls the listener whenever that changes, until the returned function is called. */
export function followReach(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Sends a request, and looks after the server where no answer comes, or only one of a gateway before it.
 * @throws UnreachedError where no answer comes.
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

/** The same by the browser's fetch, of which this file is the home. */
export const reachByFetch = (url: string, init: RequestInit) => reach(() => fetch(url, init))

/** Throws what was thrown, or an UnreachedError where the server turns out to be away. */
export async function ifServerAway(error: unknown): Promise<never> {
  if (await answers()) throw error
  lookForServer()
  throw new UnreachedError()
}

/** Finds out anew whether the server answers; for who has seen something of it break. */
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
    // A connection stays taken until its answer is read.
    await response.text()
    return response.ok
  } catch {
    return false
  }
}

// A browser without a network may well reach a server on its own machine.
if (typeof window !== 'undefined')
  for (const event of ['offline', 'online']) window.addEventListener(event, lookForServer)
