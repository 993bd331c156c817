import { eq } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { CallerContext } from '../../auth/index.ts'
import { findOwner, recordSecurityEvent } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { ownershipTransfers } from './tables.ts'

/** Withdraws the offer of an owner's workspace. Throws `not_found` if none is open. */
export async function withdrawTransfer({ platform, owner, caller }: CallerContext): Promise<void> {
  const [withdrawn] = await platform.database
    .delete(ownershipTransfers)
    .where(eq(ownershipTransfers.workspaceId, owner.id))
    .returning()
  if (!withdrawn) throw notFound('Offer')
  notifyOwner(platform, owner.id, { topic: 'members' })
  notifyOwner(platform, withdrawn.userId, { topic: 'account' })
  const subject = (await findOwner(platform.database, withdrawn.userId))?.username ?? ''
  await recordSecurityEvent(platform, { name: 'handover_withdrawn', userId: owner.id, caller, subject })
}
