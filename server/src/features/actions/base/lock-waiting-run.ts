import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError, notFound } from '../../../platform/domain-error/index.ts'
import { type AgentRow, lockOwnAgent } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'
import { type ActionRow, type ActionRunRow, actionRuns, actions } from './tables.ts'

interface WaitingRun {
  readonly agent: AgentRow
  readonly action: ActionRow
  readonly run: ActionRunRow
}

/**
 * Finds a run that waits for a decision, and locks it until the transaction ends, so that one person decides.
 * @throws DomainError `not_found` for runs of other workspaces, `changed_meanwhile` if it was decided
 */
export async function lockWaitingRun(
  transaction: Transaction,
  { owner, agentId, runId }: { readonly owner: Owner; readonly agentId: number; readonly runId: string },
): Promise<WaitingRun> {
  const agent = await lockOwnAgent(transaction, owner, agentId)
  const [found] = await transaction
    .select({ run: actionRuns, action: actions })
    .from(actionRuns)
    .innerJoin(actions, eq(actions.id, actionRuns.actionId))
    .where(and(eq(actionRuns.id, runId), eq(actionRuns.agentId, agentId)))
    .for('update', { of: actionRuns })
  if (!found) throw notFound('Run')
  if (found.run.state !== 'waiting')
    throw new DomainError('changed_meanwhile', 'This request no longer waits for a decision.')
  return { agent, ...found }
}
