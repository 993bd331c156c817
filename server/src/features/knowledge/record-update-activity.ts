import type { Transaction } from '../../platform/database/index.ts'
import type { AgentRow } from '../agents/index.ts'
import { recordActivity } from '../workspaces/activity/index.ts'
import type { Access } from '../workspaces/index.ts'

/** Adds to the owner's activities that an agent's knowledge was updated, and by whom. */
export async function recordUpdateActivity(
  { transaction, owner, actor }: Pick<Access, 'owner' | 'actor'> & { readonly transaction: Transaction },
  { agent, now }: { readonly agent: AgentRow; readonly now: Date },
): Promise<void> {
  await recordActivity(transaction, {
    userId: owner.id,
    actorId: actor.id,
    activityType: 'knowledge_base_updated',
    botId: agent.id,
    description: `Knowledge of "${agent.name}" was updated`,
    createdAt: now,
  })
}
