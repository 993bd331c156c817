import type { OwnedRun } from '@parleykit/contract/actions/owned-runs'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { agents } from '../../agents/index.ts'
import { conversations, visitorName } from '../../conversations/index.ts'
import { tellValues } from '../core/tell-result.ts'
import { actionRuns, actions } from './tables.ts'

/** Runs with all that `toOwnedRun` tells of them. */
export function selectOwnedRuns(database: Queryable) {
  return database
    .select({
      run: actionRuns,
      action: actions,
      agentName: agents.name,
      visitorId: conversations.visitorId,
    })
    .from(actionRuns)
    .innerJoin(actions, eq(actions.id, actionRuns.actionId))
    .innerJoin(agents, eq(agents.id, actionRuns.agentId))
    .innerJoin(conversations, eq(conversations.id, actionRuns.conversationId))
    .$dynamic()
}

type Selected = Awaited<ReturnType<typeof selectOwnedRuns>>[number]

/** A run as its workspace sees it, with its values by label. */
export function toOwnedRun({ run, action, agentName, visitorId }: Selected): OwnedRun {
  const { id, agentId, conversationId, state, fault, milliseconds } = run
  return {
    ...{ id, actionId: action.id, actionName: action.name, agentId, agentName, conversationId, state },
    ...{ fault, milliseconds, visitorName: visitorName(visitorId) },
    values: tellValues(action.inputs, { ...run.filled, ...run.values }),
    waitsUntil: run.waitsUntil?.toISOString() ?? null,
    isOutdated:
      run.confirmedVersion !== null &&
      (!action.isOn || run.confirmedVersion.getTime() !== action.changedAt.getTime()),
    createdAt: run.createdAt.toISOString(),
    changedAt: run.changedAt.toISOString(),
  }
}
