import { createHash } from 'node:crypto'

/** What a page is kept under. */
export function hashUrl(url: string): Buffer {
  return createHash('sha256').update(url).digest()
}
