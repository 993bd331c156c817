const pauseMs = { first: 250, max: 5000, offline: 30_000 }

/** What is known of the way to the server while it is tried again. */
export type ConnectionState = 'open' | 'lost' | 'offline'

/** The browser itself has no network; whether it has one that leads anywhere it doesn't know. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

/**
 * Waits before a connection is tried again, longer after every failure, and no longer than until the network is back. Of
 * many pages that lost the same server not all come back at once.
 *
 * @param comeBackAfterMs No sooner than a server that stopped has asked for.
 */
export function waitToReconnect(failures: number, signal: AbortSignal, comeBackAfterMs = 0): Promise<void> {
  const longest = isOffline()
    ? pauseMs.offline
    : Math.min(pauseMs.first * 2 ** Math.max(failures - 1, 0), pauseMs.max)
  return new Promise((resolve) => {
    const stop = new AbortController()
    const go = () => {
      clearTimeout(timer)
      stop.abort()
      resolve()
    }
    const timer = setTimeout(go, Math.max(longest * (0.5 + Math.random() / 2), comeBackAfterMs))
    signal.addEventListener('abort', go, { signal: stop.signal })
    globalThis.addEventListener?.('online', go, { signal: stop.signal })
  })
}
