import { randomBytes } from 'node:crypto'

/** A key for the owner's servers. Its prefix tells it from the publishable key (see `makeApiKey`). */
export function makeSecretKey(): string {
  return `sk_${randomBytes(32).toString('base64url')}`
}
