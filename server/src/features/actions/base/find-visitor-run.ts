import { and, eq } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { conversations, readableByVisitor } from '../../conversations/index.ts'
import type { AdmittedVisitor } from '../../conversations/visitors/index.ts'
import { type ActionRow, type ActionRunRow, actionRuns, actions } from './tables.ts'

/** Finds a run in one of the visitor's own conversations. Throws `not_found` for those of others too. */
export async function findVisitorRun(
  { platform, visitor }: { readonly platform: Platform; readonly visitor: AdmittedVisitor },
  runId: string,
): Promise<{ readonly run: ActionRunRow; readonly action: ActionRow }> {
  const [found] = await platform.database
    .select({ run: actionRuns, action: actions })
    .from(actionRuns)
    .innerJoin(actions, eq(actions.id, actionRuns.actionId))
    .innerJoin(conversations, eq(conversations.id, actionRuns.conversationId))
    .where(
      and(eq(actionRuns.id, runId), eq(actionRuns.agentId, visitor.agent.id), readableByVisitor(visitor)),
    )
  if (!found) throw notFound('Action')
  return found
}
