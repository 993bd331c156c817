import { createHash } from 'node:crypto'

/** The key under which a page is stored. */
export function hashUrl(url: string): Buffer {
  return createHash('sha256').update(url).digest()
}
