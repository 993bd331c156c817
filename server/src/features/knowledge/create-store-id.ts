import { randomBytes } from 'node:crypto'

/** An ID for an agent's knowledge in the API. */
export function createStoreId(): string {
  return `vs_${randomBytes(12).toString('base64url')}`
}
