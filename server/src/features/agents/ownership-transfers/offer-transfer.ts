import type {
  OfferTransferInput,
  OwnershipTransfer,
} from '@parleykit/contract/agents/ownership-transfers/ownership-transfers'
import { ownershipTransferTexts } from '@parleykit/contract/agents/ownership-transfers/texts'
import { and, count, eq, lte } from '../../../platform/database/drizzle.ts'
import { DomainError, notFound } from '../../../platform/domain-error/index.ts'
import type { ThrottleRule } from '../../../platform/throttles/index.ts'
import type { CallerContext } from '../../auth/index.ts'
import { findOwner, lockTier, proveIdentity, recordSecurityEvent } from '../../auth/index.ts'
import { emailTemplates, notifyOwner, toEmail } from '../../notifications/index.ts'
import { findMembership } from '../../workspaces/index.ts'
import { agents } from '../index.ts'
import { ownershipTransfers } from './tables.ts'

const offersByOwner: ThrottleRule = { name: 'handover-offers', points: 20, seconds: 3600 }

const lifetimeMs = 7 * 24 * 60 * 60 * 1000

/**
 * Offers all agents of the owner's workspace to one of its members, for seven days.
 * @throws DomainError as `proveIdentity` does; `not_found` for a non-member, `already_exists` while an offer is open,
 * `no_agents`.
 */
export async function offerTransfer(
  { platform, owner, caller }: CallerContext,
  { userId, ...proof }: OfferTransferInput,
): Promise<OwnershipTransfer> {
  await platform.throttles.consume(offersByOwner, String(owner.id))
  await proveIdentity(platform, owner, proof, caller)
  const now = platform.clock()
  const transfer = await platform.database.transaction(async (transaction) => {
    await lockTier(transaction, owner.id)
    const newOwner =
      (await findMembership(transaction, { workspaceId: owner.id, userId })) &&
      (await findOwner(transaction, userId))
    if (!newOwner || newOwner.isDisabled) throw notFound('Member')
    const [owned] = await transaction
      .select({ agents: count() })
      .from(agents)
      .where(eq(agents.ownerId, owner.id))
    if (!owned?.agents) throw new DomainError('no_agents', ownershipTransferTexts.noAgents)
    await transaction
      .delete(ownershipTransfers)
      .where(and(eq(ownershipTransfers.workspaceId, owner.id), lte(ownershipTransfers.expiresAt, now)))
    const expiresAt = new Date(now.getTime() + lifetimeMs)
    const [offered] = await transaction
      .insert(ownershipTransfers)
      .values({ workspaceId: owner.id, userId, expiresAt })
      .onConflictDoNothing()
      .returning()
    if (!offered) throw new DomainError('already_exists', ownershipTransferTexts.offerIsOpen)
    if (platform.mail.isOn) {
      const text = emailTemplates.handoverOffered(newOwner.username, owner.username, expiresAt.toUTCString())
      const url = `${platform.config.siteUrl}/dashboard/profile`
      await platform.mail.send(transaction, toEmail(text, newOwner.email, { url, until: expiresAt }))
      // Warns an owner who didn't make the offer while it can still be withdrawn.
      const made = emailTemplates.handoverOfferMade(
        owner.username,
        newOwner.username,
        expiresAt.toUTCString(),
      )
      const workspaceUrl = `${platform.config.siteUrl}/dashboard/workspace`
      await platform.mail.send(
        transaction,
        toEmail(made, owner.email, { url: workspaceUrl, until: expiresAt }),
      )
    }
    return { id: offered.id, userId, username: newOwner.username, expiresAt: expiresAt.toISOString() }
  })
  notifyOwner(platform, owner.id, { topic: 'members' })
  notifyOwner(platform, userId, { topic: 'account' })
  await recordSecurityEvent(platform, {
    name: 'handover_offered',
    userId: owner.id,
    caller,
    subject: transfer.username,
  })
  return transfer
}
