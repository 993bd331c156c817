const pauseMs = { first: 250, max: 5000, offline: 30_000 }

/** The state of the connection to the server. */
export type ConnectionState = 'open' | 'lost' | 'offline'

/** Whether the browser has no network. It can't tell whether its network reaches the internet. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

/**
 * Waits before a reconnect: longer after every failure, but only until the network is back. A random part keeps many
 * pages that lost the same server from returning at once.
 *
 * @param comeBackAfterMs The minimum delay that a stopping server asked for.
 */
export function waitToReconnect(failures: number, signal: AbortSignal, retryAfterMs = 0): Promise<void> {
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
    const timer = setTimeout(go, Math.max(longest * (0.5 + Math.random() / 2), retryAfterMs))
    signal.addEventListener('abort', go, { signal: stop.signal })
    globalThis.addEventListener?.('online', go, { signal: stop.signal })
  })
}
