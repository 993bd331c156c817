import type { IndexablePassage } from '@parleykit/engine/index/build-index'
import { and, asc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { indexEntries, passageQuestions, passages } from './base/tables.ts'

/** The passages that an index version was made from and that exist still, in the order of the entries. */
export function listVersionPassages(
  database: Queryable,
  agentId: number,
  version: number,
): Promise<IndexablePassage[]> {
  return database
    .select({
      passageId: passages.id,
      entryId: passages.entryId,
      title: indexEntries.fileName,
      heading: passages.heading,
      text: passages.text,
      questions: passageQuestions.questions,
    })
    .from(indexEntries)
    .innerJoin(
      passages,
      and(eq(passages.entryId, indexEntries.entryId), eq(passages.textHash, indexEntries.textHash)),
    )
    .leftJoin(passageQuestions, eq(passageQuestions.passageId, passages.id))
    .where(and(eq(indexEntries.agentId, agentId), eq(indexEntries.version, version)))
    .orderBy(asc(passages.entryId), asc(passages.ordinal))
}
