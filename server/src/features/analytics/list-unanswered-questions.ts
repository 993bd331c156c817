import type { UnansweredGroup } from '@parleykit/contract/analytics'
import { desc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { curatedAnswers } from '../corrections/index.ts'
import { groupUnanswered } from './core/group-unanswered.ts'
import { listRefusedWordings } from './list-refused-wordings.ts'
import type { AnalyticsPeriod } from './queries.ts'

/** Wordings and the owner's answers that are compared with one another: the newest ones. */
const comparedMax = 1000
const groupsShown = 50
const wordingsShown = 20

/** Questions of the period that were refused and that nothing has answered since, in groups of alike ones. */
export async function listUnansweredQuestions(
  database: Queryable,
  period: AnalyticsPeriod,
): Promise<UnansweredGroup[]> {
  const refused = await listRefusedWordings(database, period, comparedMax)
  const answered = await database
    .select({ question: curatedAnswers.question, createdAt: curatedAnswers.createdAt })
    .from(curatedAnswers)
    .where(eq(curatedAnswers.agentId, period.agentId))
    .orderBy(desc(curatedAnswers.id))
    .limit(comparedMax)
  return groupUnanswered(refused, answered)
    .slice(0, groupsShown)
    .map((group) => ({
      ...group,
      otherWordings: group.otherWordings.slice(0, wordingsShown),
      conversationIds: group.conversationIds.slice(0, wordingsShown),
    }))
}
