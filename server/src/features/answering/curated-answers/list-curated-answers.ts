import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { curatedAnswerPageSize } from '@parleykit/contract/answering/curated-answers/limits'
import { count, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { selectCuratedAnswers } from './queries.ts'
import { curatedAnswers } from './tables.ts'

/** A page of an agent's curated answers, newest first, and the total number of answers. */
export async function listCuratedAnswers(
  database: Queryable,
  { agentId, page }: { readonly agentId: number; readonly page: number },
): Promise<{ readonly answers: CuratedAnswer[]; readonly total: number }> {
  const [counted] = await database
    .select({ total: count() })
    .from(curatedAnswers)
    .where(eq(curatedAnswers.agentId, agentId))
  const part = { limit: curatedAnswerPageSize, offset: (page - 1) * curatedAnswerPageSize }
  return { answers: await selectCuratedAnswers(database, agentId, part), total: counted?.total ?? 0 }
}
