import { randomBytes } from 'node:crypto'

/** A key for the owner's servers; its beginning tells it from the publishable one (see `makeApiKey`). */
export function makeSecretKey(): string {
  return `sk_${randomBytes(32).toString('base64url')}`
}
