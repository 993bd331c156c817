import { randomBytes } from 'node:crypto'

/** A key that can't be guessed. */
export function makeApiKey(): string {
  return `pk_${randomBytes(24).toString('base64url')}`
}
