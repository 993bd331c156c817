import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { indexParts } from './tables.ts'

const partBytes = 1024 * 1024

/** Writes a version's bytes in parts, in place of those that were there. */
export async function storeIndexBytes(
  transaction: Transaction,
  key: { agentId: number; version: number },
  encoded: Uint8Array,
): Promise<void> {
  await transaction
    .delete(indexParts)
    .where(and(eq(indexParts.agentId, key.agentId), eq(indexParts.version, key.version)))
  for (let part = 0; part * partBytes < encoded.byteLength; part++) {
    const bytes = Buffer.from(encoded.subarray(part * partBytes, (part + 1) * partBytes))
    await transaction.insert(indexParts).values({ ...key, part, bytes })
  }
}
