import { and, eq, sql } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { indexVersions, passageQuestions, passages } from './base/tables.ts'

/** The number of questions of an agent's knowledge, their tokens, and how much knowledge has none yet. */
export async function getQuestionStats(
  database: Queryable,
  { id: agentId, liveVersion }: { id: number; liveVersion: number | null },
) {
  const [made] = await database
    .select({
      questions: sql<number>`coalesce(sum(cardinality(${passageQuestions.questions})), 0)::integer`,
      passages: sql<number>`count(${passageQuestions.passageId})::integer`,
      // Entries that weren't cut yet have no passages.
      bytesLeft: sql<string>`coalesce(sum(case when ${passages.id} is null then ${knowledgeEntries.textBytes}
        when ${passageQuestions.passageId} is null then octet_length(${passages.text}) else 0 end), 0)`,
    })
    .from(knowledgeEntries)
    .leftJoin(
      passages,
      and(eq(passages.entryId, knowledgeEntries.id), eq(passages.textHash, knowledgeEntries.textHash)),
    )
    .leftJoin(passageQuestions, eq(passageQuestions.passageId, passages.id))
    .where(eq(knowledgeEntries.agentId, agentId))
  const [version] = await database
    .select({ tokens: indexVersions.questionTokens })
    .from(indexVersions)
    .where(and(eq(indexVersions.agentId, agentId), eq(indexVersions.version, liveVersion ?? 0)))
  return {
    questions: made?.questions ?? 0,
    passages: made?.passages ?? 0,
    bytesLeft: Number(made?.bytesLeft ?? 0),
    tokens: version?.tokens ?? null,
  }
}
