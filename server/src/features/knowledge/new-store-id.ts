import { randomBytes } from 'node:crypto'

/** What names an agent's knowledge on the wire. */
export function newStoreId(): string {
  return `vs_${randomBytes(12).toString('base64url')}`
}
