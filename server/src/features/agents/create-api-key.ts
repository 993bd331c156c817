import { randomBytes } from 'node:crypto'

/** Creates a random publishable key. */
export function createApiKey(): string {
  return `pk_${randomBytes(24).toString('base64url')}`
}
