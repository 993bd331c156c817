import { createHash } from 'node:crypto'

/** The stored hash of a key that isn't shown again, in hex. Keys are random, so a slow hash isn't needed. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
