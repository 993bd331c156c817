import { eq, sql } from '../../platform/database/drizzle.ts'
import { type Database, prepared } from '../../platform/database/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { passageQuestions, passages } from './base/tables.ts'
import { sourceTitle } from './queries.ts'

/** A passage that may answer, with its source. */
export interface FoundPassage {
  readonly passageId: number
  readonly entryId: number
  readonly heading: string
  readonly text: string
  readonly title: string
  /** Null for files and texts. */
  readonly url: string | null
  /** Questions that it answers, according to a model. They are searched and compared, never shown as knowledge. */
  readonly questions: readonly string[] | null
}

const selectPassages = prepared((database) =>
  database
    .select({
      passageId: passages.id,
      entryId: passages.entryId,
      heading: passages.heading,
      text: passages.text,
      title: sourceTitle,
      url: knowledgeEntries.sourceUrl,
      questions: passageQuestions.questions,
    })
    .from(passages)
    .innerJoin(knowledgeEntries, eq(knowledgeEntries.id, passages.entryId))
    .leftJoin(passageQuestions, eq(passageQuestions.passageId, passages.id))
    .where(sql`${passages.id} = any(${sql.placeholder('passageIds')}::bigint[])`)
    .prepare('read_passages'),
)

/** The passages with these IDs that still exist, by ID. */
export async function getPassages(
  database: Database,
  passageIds: number[],
): Promise<ReadonlyMap<number, FoundPassage>> {
  if (passageIds.length === 0) return new Map()
  const rows = await selectPassages(database).execute({ passageIds })
  return new Map(rows.map((row) => [row.passageId, row]))
}
