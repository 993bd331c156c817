import { eq, sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { type AgentRow, agents } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'
import { agentKnowledge } from '../../knowledge/index.ts'
import { refuseAnswers } from './refuse-answers.ts'
import { curatedAnswers } from './tables.ts'

/**
 * Counts an agent's curated answers after a change of them, and invalidates every process's cache of them when the
 * transaction commits. The transaction has locked and read the agent's row before the change.
 * @throws DomainError `validation_failed` and `plan_limit_reached` if they became too many or too long
 */
export async function recordCuratedChange(
  { transaction, owner }: { readonly transaction: Transaction; readonly owner: Owner },
  agent: AgentRow,
): Promise<void> {
  const { question, wordings, answer } = curatedAnswers
  const bytes = sql`octet_length(${question}) + octet_length(${answer}) + octet_length(array_to_string(${wordings}, ''))`
  const [counted] = await transaction
    .select({
      answers: sql<number>`count(*)::integer`,
      questions: sql<number>`coalesce(sum(1 + cardinality(${wordings})), 0)::integer`,
      questionsLength: sql<number>`coalesce(sum(length(${question}) + length(array_to_string(${wordings}, ''))), 0)::integer`,
      bytes: sql<number>`coalesce(sum(${bytes}), 0)::integer`,
    })
    .from(curatedAnswers)
    .where(eq(curatedAnswers.agentId, agent.id))
  const held = counted ?? { answers: 0, questions: 0, questionsLength: 0, bytes: 0 }
  await transaction
    .update(agents)
    .set({ curatedRevision: sql`${agents.curatedRevision} + 1`, curatedBytes: held.bytes })
    .where(eq(agents.id, agent.id))
  if (held.bytes <= agent.curatedBytes) return
  const [knowledge] = await transaction
    .select({ textBytes: agentKnowledge.textBytes })
    .from(agentKnowledge)
    .where(eq(agentKnowledge.agentId, agent.id))
  refuseAnswers(owner.subscriptionTier, held, knowledge?.textBytes ?? 0)
}
