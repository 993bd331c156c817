import { type DoubtfulGroup, workListWordings } from '@parleykit/contract/reports/analytics/analytics'
import type { Queryable } from '../../../platform/database/index.ts'
import { groupDoubtful } from './core/group-doubtful.ts'
import type { WorkShown } from './core/group-similar-questions.ts'
import { getDoubtfulAnswers } from './get-doubtful-answers.ts'
import { listResolvedQuestions } from './list-resolved-questions.ts'
import { type AnalyticsPeriod, groupsShown } from './queries.ts'

/**
 * Answers of the period that may be wrong and haven't been corrected, in groups of similar questions. Considers the
 * newest disliked answers and the newest answers with low confidence.
 */
export async function listDoubtfulAnswers(
  database: Queryable,
  period: AnalyticsPeriod,
  shown: WorkShown = 'left',
): Promise<DoubtfulGroup[]> {
  const disliked = await getDoubtfulAnswers(database, { period, thumb: 'down' })
  const unsure = await getDoubtfulAnswers(database, { period, thumb: null })
  const settled = await listResolvedQuestions(database, { agentId: period.agentId, dismissedOf: 'agent' })
  return groupDoubtful([...disliked, ...unsure], settled, shown)
    .slice(0, groupsShown)
    .map((group) => ({
      ...group,
      otherWordings: group.otherWordings.slice(0, workListWordings),
      messageIds: group.messageIds.slice(0, workListWordings),
    }))
}
