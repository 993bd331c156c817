import { createHash } from 'node:crypto'

/** What is kept of a secret key, in hex. The key is random: nothing slower is needed. */
export function hashSecretKey(secretKey: string): string {
  return createHash('sha256').update(secretKey).digest('hex')
}
