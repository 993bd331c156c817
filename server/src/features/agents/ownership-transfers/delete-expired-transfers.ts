import { lte } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ownershipTransfers } from './tables.ts'

/** Deletes expired offers. */
export async function deleteExpiredTransfers({ database, clock }: Platform): Promise<void> {
  await database.delete(ownershipTransfers).where(lte(ownershipTransfers.expiresAt, clock()))
}
