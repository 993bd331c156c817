import { type SQL, sql } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { AnalyticsPeriod } from './queries.ts'

export interface ListedWording {
  /** In the wording of its newest message. */
  readonly question: string
  readonly asked: number
  readonly refused: number
  readonly lastAskedAt: Date
  readonly conversationId: number
  readonly messageId: number
}

export interface ListedWordings {
  readonly countedAt: Date
  readonly wordings: readonly ListedWording[]
}

/**
 * A precomputed list in its order, without wordings whose message was deleted since. Null for an agent with so few
 * questions in the period that they are counted on demand.
 */
export async function findQuestionList(
  database: Queryable,
  { input: { agentId, days }, list }: { readonly input: AnalyticsPeriod; readonly list: 'top' | 'refused' },
): Promise<ListedWordings | null> {
  const listed: SQL = list === 'top' ? sql`top` : sql`refused`
  const { rows } = await database.execute<{
    counted_at: string
    question: string | null
    asked: number
    refused: number
    last_asked_at: string
    conversation_id: string
    message_id: string
  }>(sql`
    select counted_at, content as question, (wording->>1)::integer as asked, (wording->>2)::integer as refused,
      created_at as last_asked_at, conversation_id, messages.id as message_id
    from analytics_question_lists
      left join lateral jsonb_array_elements(${listed}) with ordinality as listed (wording, place)
        join messages on messages.id = (wording->>0)::bigint
        on messages.agent_id = analytics_question_lists.agent_id
    where analytics_question_lists.agent_id = ${agentId} and days = ${days}
    order by place`)
  const [first] = rows
  if (!first) return null
  const wordings = rows.flatMap((row) =>
    row.question === null
      ? []
      : {
          question: row.question,
          asked: row.asked,
          refused: row.refused,
          lastAskedAt: new Date(row.last_asked_at),
          conversationId: Number(row.conversation_id),
          messageId: Number(row.message_id),
        },
  )
  return { countedAt: new Date(first.counted_at), wordings }
}
