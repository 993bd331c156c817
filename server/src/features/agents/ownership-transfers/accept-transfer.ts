import { and, eq, gt, isNull } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { CallerContext } from '../../auth/index.ts'
import { findOwner, lockTier, type Owner, recordSecurityEvent, users } from '../../auth/index.ts'
import { emailTemplates, notifyOwner, toEmail } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import { transferAgents } from '../index.ts'
import { transferHooks } from './hooks.ts'
import { ownershipTransfers } from './tables.ts'

/**
 * Moves all agents of a workspace to the account that they are offered to, in one transaction. Throws `not_found` if
 * the offer is gone. Questions asked before the transfer are charged to the previous owner.
 */
export async function acceptTransfer(
  { platform, owner: newOwner, caller }: CallerContext,
  transferId: number,
): Promise<void> {
  const { formerOwner, agents } = await platform.database.transaction(async (transaction) => {
    const { formerOwner, newOwnerTier } = await lockBoth(transaction, newOwner, transferId, platform.clock())
    const [used] = await transaction
      .delete(ownershipTransfers)
      .where(and(eq(ownershipTransfers.id, transferId), eq(ownershipTransfers.userId, newOwner.id)))
      .returning()
    // Withdrawn, declined or accepted by a transaction that locked the accounts before.
    if (!used) throw notFound('Offer')
    const moved = await transferAgents(transaction, {
      formerOwnerId: formerOwner.id,
      formerOwner: formerOwner.username,
      newOwnerId: newOwner.id,
      newOwner: newOwner.username,
      newOwnerTier,
      now: platform.clock(),
    })
    const at = { platform, transaction, actor: newOwner, caller }
    const names = moved.map(({ name }) => name)
    await recordAudit(
      { ...at, owner: formerOwner },
      { action: 'agents_handed_over', subject: accountSubject(newOwner), details: { agents: names } },
    )
    await recordAudit(
      { ...at, owner: newOwner },
      { action: 'agents_taken_over', subject: accountSubject(formerOwner), details: { agents: names } },
    )
    await platform.hooks.run(
      transferHooks.onAgentsTaken,
      transaction,
      moved.map(({ id }) => id),
    )
    if (platform.mail.isOn) {
      const url = `${platform.config.siteUrl}/dashboard`
      const givenMessage = emailTemplates.handedOver(formerOwner.username, newOwner.username)
      await platform.mail.send(transaction, toEmail(givenMessage, formerOwner.email))
      const transferred = emailTemplates.takenOver(newOwner.username, formerOwner.username)
      await platform.mail.send(transaction, toEmail(transferred, newOwner.email, { url }))
    }
    return { formerOwner, agents: moved }
  })
  for (const { id } of [formerOwner, newOwner]) notifyOwner(platform, id, { topic: 'everything' })
  const named = agents.map(({ name }) => `"${name}"`).join(', ')
  await recordSecurityEvent(platform, {
    name: 'agents_handed_over',
    userId: formerOwner.id,
    actorId: newOwner.id,
    caller,
    subject: `${newOwner.username}: ${named}`,
  })
  await recordSecurityEvent(platform, {
    name: 'agents_taken_over',
    userId: newOwner.id,
    caller,
    subject: `${formerOwner.username}: ${named}`,
  })
}

const accountSubject = ({ id, username: name }: Owner) => ({ kind: 'account', id, name }) as const

/** Locks both accounts, always in the same order. A disabled account can't give agents away. */
async function lockBoth(
  transaction: Transaction,
  newOwner: Owner,
  transferId: number,
  now: Date,
): Promise<{ formerOwner: Owner; newOwnerTier: string }> {
  const [offered] = await transaction
    .select({ formerOwnerId: ownershipTransfers.workspaceId })
    .from(ownershipTransfers)
    .innerJoin(users, eq(users.id, ownershipTransfers.workspaceId))
    .where(
      and(
        eq(ownershipTransfers.id, transferId),
        eq(ownershipTransfers.userId, newOwner.id),
        gt(ownershipTransfers.expiresAt, now),
        isNull(users.disabledAt),
      ),
    )
  if (!offered) throw notFound('Offer')
  const inOrder = [offered.formerOwnerId, newOwner.id].toSorted((one, other) => one - other)
  const tiers = new Map<number, string>()
  for (const id of inOrder) tiers.set(id, await lockTier(transaction, id))
  const formerOwner = await findOwner(transaction, offered.formerOwnerId)
  if (!formerOwner) throw notFound('Offer')
  return { formerOwner, newOwnerTier: tiers.get(newOwner.id) ?? newOwner.subscriptionTier }
}
