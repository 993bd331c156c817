import { randomBytes } from 'node:crypto'

/** A key for the owner's servers. Its prefix tells it from the publishable key (see `createApiKey`). */
export function createSecretKey(): string {
  return `sk_${randomBytes(32).toString('base64url')}`
}
