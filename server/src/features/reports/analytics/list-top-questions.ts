import type { TopQuestion, TopQuestions } from '@parleykit/contract/reports/analytics/analytics'
import { sql } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { findQuestionList } from './find-question-list.ts'
import { type AnalyticsPeriod, startOfDay, topShown } from './queries.ts'

/**
 * The questions that visitors asked most in the period, each in its newest wording that isn't all capitals. Omits small
 * talk and questions without words.
 */
export async function listTopQuestions(database: Queryable, period: AnalyticsPeriod): Promise<TopQuestions> {
  const listed = await findQuestionList(database, { input: period, list: 'top' })
  if (!listed) return { countedAt: null, questions: await countTopQuestions(database, period) }
  const questions = listed.wordings.map(({ question, asked, refused }) => ({ question, asked, refused }))
  return { countedAt: listed.countedAt.toISOString(), questions }
}

async function countTopQuestions(database: Queryable, period: AnalyticsPeriod): Promise<TopQuestion[]> {
  const { rows } = await database.execute<{ question: string; asked: number; refused: number }>(sql`
    with top as (
      select question_key,
        count(*)::integer as asked,
        (count(*) filter (where outcome = 'refusal'))::integer as refused,
        max(created_at) as last_asked_at
      from messages
      where agent_id = ${period.agentId} and sender_type = 'visitor' and not is_test
        and created_at >= ${startOfDay(period, period.days - 1)}
        and question_key <> '' and outcome is distinct from 'small_talk'
      group by question_key
      order by asked desc, last_asked_at desc
      limit ${topShown}
    )
    select newest.content as question, asked, refused
    from top cross join lateral (
      select content from messages
      where agent_id = ${period.agentId} and sender_type = 'visitor' and not is_test
        and created_at >= ${startOfDay(period, period.days - 1)} and question_key = top.question_key
      order by content = upper(content) and content <> lower(content), created_at desc, id desc
      limit 1
    ) as newest
    order by asked desc, last_asked_at desc`)
  return rows
}
