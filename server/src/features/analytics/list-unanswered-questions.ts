import type { UnansweredGroup } from '@parleykit/contract/analytics'
import { desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { curatedAnswers } from '../corrections/index.ts'
import { groupUnanswered } from './core/group-unanswered.ts'
import { type Period, startOfDay } from './queries.ts'

/** Wordings and the owner's answers that are compared with one another: the newest ones. */
const comparedMax = 2000
const groupsShown = 50
const wordingsShown = 20

/** Questions of the period that were refused and that nothing has answered since, in groups of alike ones. */
export async function listUnansweredQuestions(
  database: Queryable,
  period: Period,
): Promise<UnansweredGroup[]> {
  const refused = await listRefusedWordings(database, period)
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

/** Each wording whose last reply in the period was a refusal, once. */
async function listRefusedWordings(database: Queryable, period: Period) {
  const { rows } = await database.execute<{
    question: string
    asked: number
    last_asked_at: string
    conversation_id: string
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
    select newest.content as question, asked, last_asked_at, newest.conversation_id
    from refused cross join lateral (
      select content, conversation_id from messages
      where agent_id = ${period.agentId} and sender_type = 'visitor' and not is_test
        and created_at = refused.last_asked_at and question_key = refused.question_key
      order by id desc
      limit 1
    ) as newest`)
  return rows.map(({ question, asked, last_asked_at, conversation_id }) => ({
    question,
    asked,
    lastAskedAt: new Date(last_asked_at),
    conversationId: Number(conversation_id),
  }))
}
