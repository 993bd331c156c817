import { sql } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { RefusedWording } from './core/group-unanswered.ts'
import { findQuestionList } from './find-question-list.ts'
import { type AnalyticsPeriod, comparedMax, startOfDay } from './queries.ts'

export interface RefusedWordings {
  /** Null if they were counted just now. */
  readonly countedAt: Date | null
  readonly wordings: readonly RefusedWording[]
}

/**
 * Each wording whose last reply in the period was a refusal, once. Limited to the `comparedMax` most recently refused.
 */
export async function listRefusedWordings(
  database: Queryable,
  period: AnalyticsPeriod,
): Promise<RefusedWordings> {
  const listed = await findQuestionList(database, { input: period, list: 'refused' })
  return listed ?? { countedAt: null, wordings: await countRefusedWordings(database, period) }
}

async function countRefusedWordings(database: Queryable, period: AnalyticsPeriod): Promise<RefusedWording[]> {
  const { rows } = await database.execute<{
    question: string
    asked: number
    last_asked_at: string
    conversation_id: string
    message_id: string
  }>(sql`
    with refused as (
      select question_key,
        (count(*) filter (where outcome = 'refusal'))::integer as asked,
        max(created_at) filter (where outcome = 'refusal') as last_asked_at
      from messages
      where agent_id = ${period.agentId} and sender_type = 'visitor' and not is_test
        and created_at >= ${startOfDay(period, period.days - 1)}
        and question_key <> '' and outcome in ('refusal', 'answer')
      group by question_key
      having max(created_at) filter (where outcome = 'refusal')
        > coalesce(max(created_at) filter (where outcome = 'answer'), '-infinity')
      order by last_asked_at desc
      limit ${comparedMax}
    )
    select newest.content as question, asked, last_asked_at, newest.conversation_id, newest.id as message_id
    from refused cross join lateral (
      select id, content, conversation_id from messages
      where agent_id = ${period.agentId} and sender_type = 'visitor' and not is_test
        and created_at = refused.last_asked_at and question_key = refused.question_key
      order by id desc
      limit 1
    ) as newest`)
  return rows.map(({ question, asked, last_asked_at, conversation_id, message_id }) => ({
    question,
    asked,
    lastAskedAt: new Date(last_asked_at),
    conversationId: Number(conversation_id),
    messageId: Number(message_id),
  }))
}
