import { desc, eq, sql } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { curatedAnswers } from '../../answering/curated-answers/index.ts'
import type { ResolvedQuestions } from './core/group-similar-questions.ts'
import { comparedMax, questionOf } from './queries.ts'

/**
 * What the work lists leave out: questions that the owner has answered, and those dismissed there: visitors' questions
 * (`visitor`) or the agent's answers (`agent`).
 */
export async function listResolvedQuestions(
  database: Queryable,
  { agentId, dismissedOf }: { readonly agentId: number; readonly dismissedOf: 'visitor' | 'agent' },
): Promise<ResolvedQuestions> {
  const answered = await database
    .select({
      question: curatedAnswers.question,
      wordings: curatedAnswers.wordings,
      createdAt: curatedAnswers.createdAt,
    })
    .from(curatedAnswers)
    .where(eq(curatedAnswers.agentId, agentId))
    .orderBy(desc(curatedAnswers.id))
    .limit(comparedMax)
  const { rows } = await database.execute<{ message_id: string; question: string; dismissed_at: string }>(sql`
    select dismissed.message_id, asked.content as question, dismissed.dismissed_at
    from dismissed_messages as dismissed
      join messages on messages.id = dismissed.message_id
      cross join lateral (${questionOf(sql`messages`)}) as asked
    where dismissed.agent_id = ${agentId} and messages.sender_type = ${dismissedOf}
    order by dismissed.dismissed_at desc
    limit ${comparedMax}`)
  const dismissed = rows.map(({ message_id, question, dismissed_at }) => ({
    messageId: Number(message_id),
    question,
    dismissedAt: new Date(dismissed_at),
  }))
  const questions = answered.flatMap(({ question, wordings, createdAt }) =>
    [question, ...wordings].map((each) => ({ question: each, createdAt })),
  )
  return { answered: questions.slice(0, comparedMax), dismissed }
}
