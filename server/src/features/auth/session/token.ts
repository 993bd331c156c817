import { createHash, randomBytes } from 'node:crypto'

/** A new session token: 256 random bits. Only its hash is stored. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
