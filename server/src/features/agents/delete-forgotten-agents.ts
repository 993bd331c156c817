import type { TransactionContext } from '../../platform/context.ts'
import { and, asc, eq, lte, sql } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordSecurityEvent, users } from '../auth/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordActivity } from '../workspaces/activity/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { type AgentRow, agents } from './base/tables.ts'
import { forgottenDays, forgottenStep } from './core/forgotten-step.ts'
import { removeAgent } from './remove-agent.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Warns owners on the free plan about unused agents, and deletes those with two warnings. */
export async function deleteForgottenAgents(platform: Platform): Promise<void> {
  const now = platform.clock()
  const longAgo = new Date(now.getTime() - forgottenDays.notices[0] * dayMs)
  const forgotten = await platform.database
    .select({ id: agents.id })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.ownerId))
    .where(and(isFree, lte(agents.touchedAt, longAgo)))
    .orderBy(asc(agents.touchedAt))
    .limit(1000)
  for (const { id } of forgotten) {
    const done = await platform.database.transaction((transaction) =>
      takeStep({ platform, transaction }, id, now),
    )
    if (done === null) continue
    const { agent, step } = done
    notifyOwner(platform, agent.ownerId, { topic: 'agents', agentId: id }, { topic: 'activity' })
    if (step === 'notify') continue
    const event = { userId: agent.ownerId, caller: null, subject: agent.name }
    await recordSecurityEvent(platform, { name: 'agent_deleted', ...event })
  }
}

const isFree = sql`lower(${users.subscriptionTier}) = 'free'`

/** Checks again under the agent's lock: meanwhile, it may have been used or its owner may have upgraded. */
async function takeStep({ platform, transaction }: TransactionContext, agentId: number, now: Date) {
  const [agent] = await transaction.select().from(agents).where(eq(agents.id, agentId)).for('update')
  const step = agent ? forgottenStep(agent, now) : null
  if (!agent || step === null) return null
  const [owner] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, agent.ownerId), isFree))
  if (!owner) return null
  if (step === 'delete') {
    await removeAgent({ transaction, hooks: platform.hooks }, agent)
    const entry = { action: 'agent_deleted', agent } as const
    await recordAudit({ platform, transaction, owner, actor: null, caller: null }, entry)
  } else await announce(transaction, agent, now)
  return { agent, step }
}

async function announce(transaction: Transaction, agent: AgentRow, now: Date): Promise<void> {
  const forgottenNotices = agent.forgottenNotices + 1
  await transaction
    .update(agents)
    .set({ forgottenNotices, forgottenNotedAt: now })
    .where(eq(agents.id, agent.id))
  const next = forgottenDays.notices[forgottenNotices - 1] ?? forgottenDays.deleted
  const left = forgottenDays.deleted - next
  await recordActivity(transaction, {
    userId: agent.ownerId,
    activityType: 'agent_forgotten',
    botId: agent.id,
    description: `"${agent.name}" is inactive and will be deleted in ${left === 1 ? 'a day' : `${left} days`} unless it's used or you upgrade`,
    createdAt: now,
  })
}
