/**
 * The header for agents that ask for a key. The website's snippet hands it over behind the # of the frame's address,
 * which no server and no log sees.
 */
export function apiKeyHeader(): Readonly<Record<string, string>> {
  const key = new URLSearchParams(globalThis.location?.hash.slice(1)).get('key')
  return key ? { 'X-API-Key': key } : {}
}
