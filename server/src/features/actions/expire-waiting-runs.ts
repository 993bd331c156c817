import { and, eq, lte } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents, lockAgent } from '../agents/index.ts'
import { conversations } from '../conversations/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordActivity } from '../workspaces/activity/index.ts'
import { endWaitingRun } from './base/end-waiting-run.ts'
import { actionRuns, actions } from './base/tables.ts'
import { actionTexts } from './core/action-texts.ts'

const batchSize = 200

/** Ends the runs that nobody has approved in time. The visitor and the owner are told. */
export async function expireWaitingRuns(platform: Platform): Promise<void> {
  const now = platform.clock()
  const late = await platform.database
    .select({ run: actionRuns, action: actions, agent: agents, isTest: conversations.isTest })
    .from(actionRuns)
    .innerJoin(actions, eq(actions.id, actionRuns.actionId))
    .innerJoin(agents, eq(agents.id, actionRuns.agentId))
    .innerJoin(conversations, eq(conversations.id, actionRuns.conversationId))
    .where(and(eq(actionRuns.state, 'waiting'), lte(actionRuns.waitsUntil, now)))
    .limit(batchSize)
  for (const { run, action, agent, isTest } of late) {
    const hours = Math.round(((run.waitsUntil ?? now).getTime() - run.changedAt.getTime()) / 3_600_000)
    const fault = `Nobody approved it within ${hours} ${hours === 1 ? 'hour' : 'hours'}.`
    const end = { state: 'declined', text: actionTexts(run.language).expired, fault } as const
    const ended = await platform.database.transaction(async (transaction) => {
      await lockAgent(transaction, { agentId: agent.id })
      const row = await endWaitingRun(transaction, { action, run, now, end })
      if (row && !isTest)
        await recordActivity(transaction, {
          ...{ userId: agent.ownerId, activityType: 'action_expired', botId: agent.id, createdAt: now },
          conversationId: run.conversationId,
          description: `Nobody approved a visitor's request to "${agent.name}" in time: ${action.name}`,
        })
      return row
    })
    const { id: agentId, ownerId } = agent
    if (ended)
      notifyOwner(platform, ownerId, { topic: 'actions', agentId }, { topic: 'conversations', agentId })
  }
}
