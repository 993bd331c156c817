import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { and, desc, eq, or, type SQL, sql } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { AgentRow } from '../../agents/index.ts'
import { messages } from '../../conversations/index.ts'
import { dayOf } from './core/validity.ts'
import { curatedAnswers } from './tables.ts'
import { toCuratedAnswer } from './to-curated-answer.ts'

export interface CuratedAnswersWanted {
  readonly agent: Pick<AgentRow, 'id' | 'officeHours'>
  readonly now: Date
  /** Words of the question, its other wordings or the answer. */
  readonly search?: string | undefined
  readonly part?: { readonly limit: number; readonly offset: number }
}

/** An agent's curated answers, newest first, all or a page of them. */
export async function selectCuratedAnswers(
  database: Queryable,
  { agent, now, search, part }: CuratedAnswersWanted,
): Promise<CuratedAnswer[]> {
  const all = database
    .select({ row: curatedAnswers, conversationId: messages.conversationId })
    .from(curatedAnswers)
    .leftJoin(messages, eq(messages.id, curatedAnswers.messageId))
    .where(matches(agent.id, search))
    .orderBy(desc(curatedAnswers.id))
    .$dynamic()
  const rows = await (part ? all.limit(part.limit).offset(part.offset) : all)
  const day = dayOf(agent, now)
  return rows.map(({ row, conversationId }) => toCuratedAnswer(row, { day, conversationId }))
}

/** The condition for an agent's answers that contain all of the search, whatever its case. */
export function matches(agentId: number, search = ''): SQL | undefined {
  const words = search.trim().toLowerCase()
  const ofAgent = eq(curatedAnswers.agentId, agentId)
  if (words === '') return ofAgent
  const { question, answer, wordings } = curatedAnswers
  const has = (text: SQL) => sql`strpos(lower(${text}), ${words}) > 0`
  return and(
    ofAgent,
    or(has(sql`${question}`), has(sql`${answer}`), has(sql`array_to_string(${wordings}, E'\n')`)),
  )
}
