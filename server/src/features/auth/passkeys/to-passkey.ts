import type { Passkey } from '@parleykit/contract/auth/passkeys'
import type { passkeys } from '../base/tables.ts'

/** A passkey as its owner sees it. */
export function toPasskey(row: typeof passkeys.$inferSelect): Passkey {
  const { id, name, createdAt, lastUsedAt } = row
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}
