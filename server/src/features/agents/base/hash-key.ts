import { createHash } from 'node:crypto'

/** What is kept of a key that isn't shown again, in hex. Keys are random: nothing slower is needed. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
