let works = false

/**
 * The key from the page around the frame or from a private link. It follows the # of the address, so no server or log
 * sees it.
 */
export function apiKeyFromUrl(): string | null {
  return new URLSearchParams(globalThis.location?.hash.slice(1)).get('key') || null
}

/** Sends the key with every call from now on: the server confirmed that it is the agent's. */
export function enableApiKey(): void {
  works = true
}

/** The header for agents that require a key. Never sends a wrong key to a public agent, which would refuse it. */
export function apiKeyHeader(): Readonly<Record<string, string>> {
  const key = apiKeyFromUrl()
  return works && key !== null ? { 'X-API-Key': key } : {}
}
