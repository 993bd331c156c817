import { type UnansweredQuestions, workListWordings } from '@parleykit/contract/reports/analytics/analytics'
import type { Queryable } from '../../../platform/database/index.ts'
import type { WorkShown } from './core/group-similar-questions.ts'
import { groupUnanswered } from './core/group-unanswered.ts'
import { listRefusedWordings } from './list-refused-wordings.ts'
import { listResolvedQuestions } from './list-resolved-questions.ts'
import { type AnalyticsPeriod, groupsShown } from './queries.ts'

/** Questions of the period that were refused and not answered since, in groups of similar ones. */
export async function listUnansweredQuestions(
  database: Queryable,
  period: AnalyticsPeriod,
  shown: WorkShown = 'left',
): Promise<UnansweredQuestions> {
  const { countedAt, wordings } = await listRefusedWordings(database, period)
  const settled = await listResolvedQuestions(database, { agentId: period.agentId, dismissedOf: 'visitor' })
  const groups = groupUnanswered(wordings, settled, shown)
    .slice(0, groupsShown)
    .map((group) => ({
      ...group,
      otherWordings: group.otherWordings.slice(0, workListWordings),
      conversationIds: group.conversationIds.slice(0, workListWordings),
      messageIds: group.messageIds.slice(0, workListWordings),
    }))
  return { countedAt: countedAt?.toISOString() ?? null, groups }
}
