import { type AnalyticsDays, analyticsDays } from '@parleykit/contract/reports/analytics/analytics-period'
import { sql } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { comparedMax, topShown } from './queries.ts'
import type { CountedWording } from './tables.ts'

export interface QuestionList {
  readonly days: AnalyticsDays
  /** Questions that contain words, of all wordings. */
  readonly questions: number
  readonly top: readonly CountedWording[]
  readonly refused: readonly CountedWording[]
}

/** Timeout of a statement. It can be long, since no one waits for the result. */
const statementTimeout = '10min'

/**
 * The lists of all periods until `now`, from one read of the questions. A period begins at midnight UTC, since people
 * in different time zones share a list.
 */
export async function computeQuestionLists(
  database: Queryable,
  { agentId, now }: { readonly agentId: number; readonly now: Date },
): Promise<readonly QuestionList[]> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = ${sql.raw(`'${statementTimeout}'`)}`)
    const { rows } = await transaction.execute<{
      days: AnalyticsDays
      questions: string
      top: CountedWording[]
      refused: CountedWording[]
    }>(sql`
      with periods as (
        select days, (((${now.toISOString()}::timestamptz at time zone 'UTC')::date - (days - 1))::timestamp
          at time zone 'UTC') as begins
        from unnest(${sql.param([...analyticsDays])}::integer[]) as days
      ), wordings as materialized (
        select question_key, days, count(*)::integer as many,
          (count(*) filter (where outcome is distinct from 'small_talk'))::integer as asked,
          (count(*) filter (where outcome = 'refusal'))::integer as refused,
          max(created_at) filter (where outcome is distinct from 'small_talk') as last_asked_at,
          max(created_at) filter (where outcome = 'refusal') as last_refused_at,
          max(created_at) filter (where outcome = 'answer') as last_answered_at
        from messages join periods on created_at >= begins
        where agent_id = ${agentId} and sender_type = 'visitor' and not is_test and question_key <> ''
          and created_at >= (select min(begins) from periods)
        group by question_key, days
      )
      select days,
        (select coalesce(sum(many), 0) from wordings where wordings.days = periods.days) as questions,
        (select coalesce(json_agg(json_build_array(id, asked, refused) order by asked desc, last_asked_at desc), '[]') from (
          select * from wordings
          where wordings.days = periods.days and asked > 0
          order by asked desc, last_asked_at desc limit ${topShown}
        ) as most cross join lateral (
          select id from messages
          where agent_id = ${agentId} and sender_type = 'visitor' and not is_test
            and created_at between greatest(begins, last_asked_at - interval '1 day') and last_asked_at
            and messages.question_key = most.question_key
          order by content = upper(content) and content <> lower(content), created_at desc, id desc
          limit 1
        ) as newest) as top,
        (select coalesce(json_agg(json_build_array(id, refused, refused) order by last_refused_at desc), '[]') from (
          select * from wordings
          where wordings.days = periods.days and last_refused_at > coalesce(last_answered_at, '-infinity')
          order by last_refused_at desc limit ${comparedMax}
        ) as unanswered cross join lateral (
          select id from messages
          where agent_id = ${agentId} and sender_type = 'visitor' and not is_test
            and created_at = last_refused_at and messages.question_key = unanswered.question_key
          order by id desc
          limit 1
        ) as newest) as refused
      from periods`)
    return rows.map((row) => ({ ...row, questions: Number(row.questions) }))
  })
}
