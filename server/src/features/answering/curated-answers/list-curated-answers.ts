import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { curatedAnswerPageSize } from '@parleykit/contract/answering/curated-answers/limits'
import { count } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { type CuratedAnswersWanted, matches, selectCuratedAnswers } from './queries.ts'
import { curatedAnswers } from './tables.ts'

/** A page of an agent's curated answers that match a search, newest first, and how many match. */
export async function listCuratedAnswers(
  database: Queryable,
  { page, ...wanted }: Omit<CuratedAnswersWanted, 'part'> & { readonly page: number },
): Promise<{ readonly answers: CuratedAnswer[]; readonly total: number }> {
  const [counted] = await database
    .select({ total: count() })
    .from(curatedAnswers)
    .where(matches(wanted.agent.id, wanted.search))
  const part = { limit: curatedAnswerPageSize, offset: (page - 1) * curatedAnswerPageSize }
  return { answers: await selectCuratedAnswers(database, { ...wanted, part }), total: counted?.total ?? 0 }
}
