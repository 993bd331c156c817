import type { CuratedAnswerInput } from '@parleykit/contract/answering/curated-answers/curated-answers'
import type { Transaction } from '../../../platform/database/index.ts'
import type { AgentRow } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'
import { toQuestions } from './core/to-questions.ts'
import { recordCuratedChange } from './record-curated-change.ts'
import { curatedAnswers } from './tables.ts'

const rowsAtOnce = 500

/**
 * Adds many curated answers, the first one as the oldest. The caller's transaction has locked or created the agent, and
 * knows that none of the questions has an answer yet.
 * @throws DomainError `validation_failed` and `plan_limit_reached` if they are too many or too long
 */
export async function insertCuratedAnswers(
  { transaction, owner }: { readonly transaction: Transaction; readonly owner: Owner },
  {
    agent,
    answers,
    createdAt,
  }: { readonly agent: AgentRow; readonly answers: readonly CuratedAnswerInput[]; readonly createdAt: Date },
): Promise<void> {
  for (let at = 0; at < answers.length; at += rowsAtOnce) {
    const rows = answers.slice(at, at + rowsAtOnce)
    await transaction
      .insert(curatedAnswers)
      .values(rows.map((row) => ({ ...row, ...toQuestions(row), agentId: agent.id, createdAt })))
  }
  await recordCuratedChange({ transaction, owner }, agent)
}
