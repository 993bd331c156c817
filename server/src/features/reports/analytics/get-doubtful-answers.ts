import type { ChatSource } from '@parleykit/contract/chat/chat'
import type { Thumb } from '@parleykit/contract/conversations/conversations'
import { sql } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { answerPreview, answerPreviewSourceLength, isDoubtful } from '../../conversations/index.ts'
import type { DoubtfulAnswer } from './core/group-doubtful.ts'
import { type AnalyticsPeriod, comparedMax, questionOf, startOfDay } from './queries.ts'

/**
 * The newest answers of the period that may be wrong and haven't been corrected: disliked ones, or those without a
 * thumb.
 */
export async function getDoubtfulAnswers(
  database: Queryable,
  { period, thumb }: { readonly period: AnalyticsPeriod; readonly thumb: 'down' | null },
): Promise<DoubtfulAnswer[]> {
  // One value of the index, which is read backward.
  const ofThumb = thumb === 'down' ? sql`thumb = 'down'` : sql`thumb is null`
  const { rows } = await database.execute<{
    id: string
    conversation_id: string
    answer: string
    thumb: Thumb | null
    thumb_comment: string | null
    confidence: number | null
    sources: ChatSource[]
    created_at: string
    question: string
  }>(sql`
    with doubtful as materialized (
      select id, conversation_id, left(content, ${answerPreviewSourceLength}) as answer, thumb, thumb_comment, confidence,
        sources, created_at
      from messages
      where agent_id = ${period.agentId} and ${isDoubtful} and ${ofThumb}
        and created_at >= ${startOfDay(period, period.days - 1)}
      order by thumb desc, created_at desc
      limit ${comparedMax}
    )
    select doubtful.*, asked.content as question
    from doubtful cross join lateral (${questionOf(sql`doubtful`)}) as asked`)
  return rows.map((row) => ({
    question: row.question,
    lastAskedAt: new Date(row.created_at),
    messageId: Number(row.id),
    // A later thumb down reports the answer as wrong again.
    comesBack: row.thumb === 'down',
    conversationId: Number(row.conversation_id),
    answer: answerPreview(row.answer),
    thumb: row.thumb,
    thumbComment: row.thumb_comment,
    confidence: row.confidence,
    sources: row.sources,
  }))
}
