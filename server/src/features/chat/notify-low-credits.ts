import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AgentRow, lockAgent, type VisibleAgent } from '../agents/index.ts'
import { findOwner } from '../auth/index.ts'
import {
  type CreditMark,
  claimCreditNotice,
  creditAllowance,
  isCreditNoticeClaimed,
} from '../billing/usage/index.ts'
import { emailTemplates, notifyOwner, toEmail } from '../notifications/index.ts'
import { recordActivity } from '../workspaces/activity/index.ts'

/** Notifies the owner, once a period each, that few or no credits are left: in the app, and by mail if mail is on. */
export async function notifyLowCredits(
  platform: Platform,
  {
    input: { agent, ownerTier, billingAnchorAt },
    mark,
  }: { readonly input: VisibleAgent; readonly mark: CreditMark },
): Promise<void> {
  const createdAt = platform.clock()
  const { creditPeriod } = creditAllowance(ownerTier, billingAnchorAt, createdAt)
  if (
    await isCreditNoticeClaimed(platform.database, { userId: agent.ownerId, periodStart: creditPeriod, mark })
  )
    return
  const isNew = await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: agent.id })
    if (!(await claimCreditNotice(transaction, { userId: agent.ownerId, periodStart: creditPeriod, mark })))
      return false
    await recordActivity(transaction, {
      userId: agent.ownerId,
      activityType: mark === 'limit' ? 'credit_limit_reached' : 'credit_limit_near',
      botId: agent.id,
      description: describe(agent, mark),
      createdAt,
    })
    await mailOwner(platform, transaction, agent.ownerId, mark)
    return true
  })
  if (isNew) notifyOwner(platform, agent.ownerId, { topic: 'activity' })
}

async function mailOwner(
  { mail, config }: Platform,
  transaction: Transaction,
  ownerId: number,
  mark: CreditMark,
): Promise<void> {
  const owner = mail.isOn ? await findOwner(transaction, ownerId) : null
  if (!owner) return
  const text =
    mark === 'limit'
      ? emailTemplates.creditsUsedUp(owner.username)
      : emailTemplates.creditsLow(owner.username)
  const url = `${config.siteUrl}/dashboard/subscription`
  await mail.send(transaction, toEmail(text, owner.email, { url }))
}

function describe({ name }: AgentRow, mark: CreditMark): string {
  return mark === 'limit'
    ? `You've used all your chat credits this month: "${name}" can't answer visitors until they reset`
    : `You've used 80% of this month's chat credits, most recently for "${name}"`
}
