import { and, eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { indexParts } from './base/tables.ts'
import type { EncodedIndex } from './build-encoded-index.ts'

/** Writes a version's bytes in parts, replacing the existing ones. */
export async function storeIndexBytes(
  transaction: Transaction,
  {
    key,
    input: { parts },
  }: { readonly key: { agentId: number; version: number }; readonly input: EncodedIndex },
): Promise<void> {
  await transaction
    .delete(indexParts)
    .where(and(eq(indexParts.agentId, key.agentId), eq(indexParts.version, key.version)))
  for (const [part, bytes] of parts.entries())
    await transaction
      .insert(indexParts)
      .values({ ...key, part, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) })
}
