import type { IncomingMessage } from 'node:http'
import { isStorable } from '@parleykit/contract/values'

/** What stands for characters that can't be read, as in text that browsers decode. */
const replacement = '%EF%BF%BD'

/**
 * Returns the address to route a request by. If a browser asks for a page, escapes that can't be decoded or that hold
 * characters no text can hold are replaced, so that it gets a page with its proper status. Other callers, and those of
 * paths that begin with `dataPrefixes`, get the address as it is, which is refused.
 */
export function mendPageAddress(
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
