import { and, eq } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { CallerContext } from '../../auth/index.ts'
import { recordSecurityEvent } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { ownershipTransfers } from './tables.ts'

/** Declines an ownership transfer. Throws `not_found` if the offer is gone. */
export async function declineTransfer(
  { platform, owner: newOwner, caller }: CallerContext,
  transferId: number,
): Promise<void> {
  const [declined] = await platform.database
    .delete(ownershipTransfers)
    .where(and(eq(ownershipTransfers.id, transferId), eq(ownershipTransfers.userId, newOwner.id)))
    .returning()
  if (!declined) throw notFound('Offer')
  notifyOwner(platform, declined.workspaceId, { topic: 'members' })
  notifyOwner(platform, newOwner.id, { topic: 'account' })
  await recordSecurityEvent(platform, {
    name: 'handover_declined',
    userId: declined.workspaceId,
    actorId: newOwner.id,
    caller,
    subject: newOwner.username,
  })
}
