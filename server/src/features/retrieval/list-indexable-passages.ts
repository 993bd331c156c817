import type { IndexablePassage } from '@parleykit/engine/index/build-index'
import { and, asc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { passageQuestions, passages } from './tables.ts'

/** The passages of the entries' present texts, in the order of the entries. */
export function listIndexablePassages(database: Queryable, agentId: number): Promise<IndexablePassage[]> {
  return database
    .select({
      passageId: passages.id,
      entryId: passages.entryId,
      title: knowledgeEntries.fileName,
      heading: passages.heading,
      text: passages.text,
      questions: passageQuestions.questions,
    })
    .from(passages)
    .innerJoin(knowledgeEntries, eq(knowledgeEntries.id, passages.entryId))
    .leftJoin(passageQuestions, eq(passageQuestions.passageId, passages.id))
    .where(and(eq(passages.agentId, agentId), eq(passages.textHash, knowledgeEntries.textHash)))
    .orderBy(asc(passages.entryId), asc(passages.ordinal))
}
