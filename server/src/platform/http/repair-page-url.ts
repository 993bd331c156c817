import type { IncomingMessage } from 'node:http'
import { isStorable } from '@parleykit/contract/base/values'

/** Replaces unreadable characters, like the replacement character when browsers decode text. */
const replacement = '%EF%BF%BD'

/**
 * Returns the address to route a request by. If a browser requests a page, invalid escapes and escaped characters that
 * aren't allowed in text are replaced, so that it gets a page with its proper status. For other callers, and for paths
 * that begin with `dataPrefixes`, the address is unchanged and is refused.
 */
export function repairPageUrl(
  { method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  dataPrefixes: readonly string[],
): string {
  const isPage = (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html')
  if (!isPage || dataPrefixes.some((prefix) => url.startsWith(prefix))) return url
  return url.replace(/(?:%[\da-f]{2})+|%/gi, (escapes) => (isReadable(escapes) ? escapes : replacement))
}

function isReadable(escapes: string): boolean {
  try {
    return isStorable(decodeURIComponent(escapes))
  } catch {
    return false
  }
}
