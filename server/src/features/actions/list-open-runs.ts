import type { ActionEvent } from '@parleykit/contract/actions/action-runs'
import { actionFormHours } from '@parleykit/contract/actions/limits'
import { and, desc, eq, gt, inArray, or, sql } from '../../platform/database/drizzle.ts'
import { findVisitorConversation, messages } from '../conversations/index.ts'
import type { VisitorContext } from '../conversations/visitors/index.ts'
import { runEvent } from './base/run-event.ts'
import { actionRuns, actions } from './base/tables.ts'

/** The newest ones: older forms of a visitor who asks again and again stay closed. */
const shownMax = 5

interface OpenRun {
  /** The message that offered it. */
  readonly messageId: number
  readonly action: ActionEvent
}

/** Lists the runs that a visitor can go on with, or wait for, after the page was loaded again. */
export async function listOpenRuns(
  { platform, visitor }: VisitorContext,
  conversationId: number,
): Promise<OpenRun[]> {
  const { database, clock } = platform
  await findVisitorConversation({ database, visitor }, conversationId)
  const since = new Date(clock().getTime() - actionFormHours * 3_600_000)
  const isForm = and(
    inArray(actionRuns.state, ['email', 'code', 'form', 'confirm']),
    gt(actionRuns.createdAt, since),
  )
  const offeredBy = sql<string | null>`(select min(${messages.id}) from ${messages}
    where ${messages.conversationId} = ${actionRuns.conversationId} and ${messages.senderType} = 'agent'
      and ${messages.createdAt} >= ${actionRuns.createdAt})`
  const rows = await database
    .select({ run: actionRuns, action: actions, messageId: offeredBy })
    .from(actionRuns)
    .innerJoin(actions, eq(actions.id, actionRuns.actionId))
    .where(
      and(
        eq(actionRuns.conversationId, conversationId),
        or(inArray(actionRuns.state, ['waiting', 'running']), and(isForm, eq(actions.isOn, true))),
      ),
    )
    .orderBy(desc(actionRuns.createdAt))
    .limit(shownMax)
  return rows.flatMap(({ run, action, messageId }) =>
    messageId === null ? [] : [{ messageId: Number(messageId), action: runEvent(action, run) }],
  )
}
