import { lte } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { workspaceInvitations } from './tables.ts'

/** Deletes expired invitations. */
export async function deleteExpiredInvitations({ database, clock }: Platform): Promise<void> {
  await database.delete(workspaceInvitations).where(lte(workspaceInvitations.expiresAt, clock()))
}
