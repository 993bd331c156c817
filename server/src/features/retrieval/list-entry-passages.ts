import type { IndexablePassage } from '@parleykit/engine/index/build-index'
import { and, asc, eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { agents } from '../agents/index.ts'
import { indexEntries, passageQuestions, passages } from './base/tables.ts'

/** The first passages of an entry in an agent's live index, in the order of its text; none before a training. */
export function listEntryPassages(
  database: Database,
  { agentId, entryId, limit }: { readonly agentId: number; readonly entryId: number; readonly limit: number },
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
    .from(agents)
    .innerJoin(
      indexEntries,
      and(eq(indexEntries.agentId, agents.id), eq(indexEntries.version, agents.liveVersion)),
    )
    .innerJoin(
      passages,
      and(eq(passages.entryId, indexEntries.entryId), eq(passages.textHash, indexEntries.textHash)),
    )
    .leftJoin(passageQuestions, eq(passageQuestions.passageId, passages.id))
    .where(and(eq(agents.id, agentId), eq(indexEntries.entryId, entryId)))
    .orderBy(asc(passages.ordinal))
    .limit(limit)
}
