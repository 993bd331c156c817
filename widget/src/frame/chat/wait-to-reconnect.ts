const pauseMs = { first: 250, max: 5000 }

/**
 * Waits before a connection is tried again, longer after every failure, and no longer than until the network is back. Of
 * many pages that lost the same server not all come back at once.
 */
export function waitToReconnect(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(pauseMs.first * 2 ** (failures - 1), pauseMs.max)
  return new Promise((resolve) => {
    const stop = new AbortController()
    const go = () => {
      clearTimeout(timer)
      stop.abort()
      resolve()
    }
    const timer = setTimeout(go, longest * (0.5 + Math.random() / 2))
    signal.addEventListener('abort', go, { signal: stop.signal })
    globalThis.addEventListener?.('online', go, { signal: stop.signal })
  })
}
