import { and, eq, gt, isNull } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { takeAgents } from '../agents/index.ts'
import type { CallerContext } from '../auth/index.ts'
import { findOwner, lockTier, type Owner, recordSecurityEvent, users } from '../auth/index.ts'
import { emailTemplates, notifyOwner, toEmail } from '../notifications/index.ts'
import { transferHooks } from './hooks.ts'
import { workspaceHandovers } from './tables.ts'

/**
 * Moves all agents of a workspace to the account that they are offered to, in one transaction. Throws `not_found` if
 * the offer is gone. Questions asked before the transfer are charged to the previous owner.
 */
export async function acceptTransfer(
  { platform, owner: taker, caller }: CallerContext,
  handoverId: number,
): Promise<void> {
  const { giver, agents } = await platform.database.transaction(async (transaction) => {
    const { giver, takerTier } = await holdBoth(transaction, taker, handoverId, platform.clock())
    const [used] = await transaction
      .delete(workspaceHandovers)
      .where(and(eq(workspaceHandovers.id, handoverId), eq(workspaceHandovers.userId, taker.id)))
      .returning()
    // Withdrawn, declined or accepted by a transaction that locked the accounts before.
    if (!used) throw notFound('Offer')
    const moved = await takeAgents(transaction, {
      giverId: giver.id,
      giver: giver.username,
      takerId: taker.id,
      taker: taker.username,
      takerTier,
      now: platform.clock(),
    })
    await platform.hooks.run(
      transferHooks.onAgentsTaken,
      transaction,
      moved.map(({ id }) => id),
    )
    if (platform.mail.isOn) {
      const url = `${platform.config.siteUrl}/dashboard`
      const given = emailTemplates.handedOver(giver.username, taker.username)
      await platform.mail.send(transaction, toEmail(given, giver.email))
      const taken = emailTemplates.takenOver(taker.username, giver.username)
      await platform.mail.send(transaction, toEmail(taken, taker.email, { url }))
    }
    return { giver, agents: moved }
  })
  for (const { id } of [giver, taker]) notifyOwner(platform, id, { topic: 'everything' })
  const named = agents.map(({ name }) => `"${name}"`).join(', ')
  await recordSecurityEvent(platform, {
    name: 'agents_handed_over',
    userId: giver.id,
    actorId: taker.id,
    caller,
    subject: `${taker.username}: ${named}`,
  })
  await recordSecurityEvent(platform, {
    name: 'agents_taken_over',
    userId: taker.id,
    caller,
    subject: `${giver.username}: ${named}`,
  })
}

/** Locks both accounts, always in the same order. A disabled account can't give agents away. */
async function holdBoth(
  transaction: Transaction,
  taker: Owner,
  handoverId: number,
  now: Date,
): Promise<{ giver: Owner; takerTier: string }> {
  const [offered] = await transaction
    .select({ giverId: workspaceHandovers.workspaceId })
    .from(workspaceHandovers)
    .innerJoin(users, eq(users.id, workspaceHandovers.workspaceId))
    .where(
      and(
        eq(workspaceHandovers.id, handoverId),
        eq(workspaceHandovers.userId, taker.id),
        gt(workspaceHandovers.expiresAt, now),
        isNull(users.disabledAt),
      ),
    )
  if (!offered) throw notFound('Offer')
  const inOrder = [offered.giverId, taker.id].toSorted((one, other) => one - other)
  const tiers = new Map<number, string>()
  for (const id of inOrder) tiers.set(id, await lockTier(transaction, id))
  const giver = await findOwner(transaction, offered.giverId)
  if (!giver) throw notFound('Offer')
  return { giver, takerTier: tiers.get(taker.id) ?? taker.subscriptionTier }
}
