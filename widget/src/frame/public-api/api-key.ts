let works = false

/**
 * The key that the page around the frame hands over, or the private link: behind the # of the address, which no server
 * and no log sees.
 */
export function presentedKey(): string | null {
  return new URLSearchParams(globalThis.location?.hash.slice(1)).get('key') || null
}

/** From now on the key goes with every call: the server has said that it is one of the agent's. */
export function sendKeyFromNowOn(): void {
  works = true
}

/** The header for agents that ask for a key. A public agent is spared a wrong one, which would close it. */
export function apiKeyHeader(): Readonly<Record<string, string>> {
  const key = presentedKey()
  return works && key !== null ? { 'X-API-Key': key } : {}
}
