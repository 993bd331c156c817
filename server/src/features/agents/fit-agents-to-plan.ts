import { fitToPlan } from '@parleykit/contract/billing/plan-fit'
import { limitsOf } from '@parleykit/contract/billing/plans'
import { asc, eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { recordActivity } from '../workspaces/activity/index.ts'
import { type AgentRow, agents } from './base/tables.ts'
import { formatAgentCount } from './core/format-agent-count.ts'

/**
 * Pauses the newest agents over the limit of an owner's new plan, or resumes agents that a plan had paused. Records
 * which. The caller's transaction has locked the owner (see `lockTier`).
 */
export async function fitAgentsToPlan(
  transaction: Transaction,
  { ownerId, tier, now }: { readonly ownerId: number; readonly tier: string; readonly now: Date },
): Promise<void> {
  const limit = limitsOf(tier).agents
  const owned = await transaction
    .select()
    .from(agents)
    .where(eq(agents.ownerId, ownerId))
    .orderBy(asc(agents.id))
    .for('no key update')
  const { pause, resume } = fitToPlan(owned, limit)
  const set = async (agent: AgentRow, change: Partial<AgentRow>, description: string) => {
    await transaction.update(agents).set(change).where(eq(agents.id, agent.id))
    await recordActivity(transaction, {
      userId: ownerId,
      activityType: change.status === 'inactive' ? 'agent_paused' : 'agent_resumed',
      botId: agent.id,
      description,
      createdAt: now,
    })
  }
  for (const agent of pause) {
    const change = { status: 'inactive', pausedFrom: agent.status } as const
    await set(agent, change, `"${agent.name}" was paused: your plan includes ${formatAgentCount(limit)}`)
  }
  for (const agent of resume) {
    const change = { status: agent.pausedFrom ?? 'active', pausedFrom: null }
    await set(agent, change, `"${agent.name}" is active again: your plan includes it`)
  }
}
