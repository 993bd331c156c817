import type { Queryable } from '../../../platform/database/index.ts'
import { groupDoubtful } from './core/group-doubtful.ts'
import { getDoubtfulAnswers } from './get-doubtful-answers.ts'
import { listResolvedQuestions } from './list-resolved-questions.ts'
import { type AnalyticsPeriod, groupsShown } from './queries.ts'

/** How many disliked questions the list of doubtful answers shows. */
export async function countDislikedAnswers(database: Queryable, period: AnalyticsPeriod): Promise<number> {
  const disliked = await getDoubtfulAnswers(database, { period, thumb: 'down' })
  if (disliked.length === 0) return 0
  const settled = await listResolvedQuestions(database, { agentId: period.agentId, dismissedOf: 'agent' })
  return Math.min(groupDoubtful(disliked, settled).length, groupsShown)
}
