import { sheetFileTypes } from '@parleykit/contract/knowledge/limits'
import type { IndexablePassage } from '@parleykit/engine/index/build-index'
import { readAhead } from '../../platform/concurrency/read-ahead.ts'
import { and, asc, count, eq, gte, inArray, lt, sql } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { passageQuestions, passages } from './base/tables.ts'
import type { VersionEntry } from './core/compare-versions.ts'
import { type PagePlan, planPages } from './core/plan-pages.ts'

/** Some 3 MB of running text. */
const passagesAtOnce = 2000
/** Per statement. */
const entriesAtOnce = 1000

/** The passages of some entries' texts, read without having all of them in memory. */
export interface PassagePages {
  /** Passage counts by entry ID, as of the opening. */
  readonly counts: ReadonlyMap<number, number>
  readonly bytes: number
  /**
   * Reads the pages in the order of the entries, prefetching the next one. Passages of an entry deleted meanwhile are
   * missing from then on.
   */
  read(): AsyncIterable<IndexablePassage[]>
}

/** Counts the passages of these texts, so that they can be read page by page. */
export async function openPassagePages(
  database: Queryable,
  entries: readonly VersionEntry[],
): Promise<PassagePages> {
  const byId = new Map(entries.map((entry) => [entry.entryId, entry]))
  const ids = [...byId.keys()].sort((a, b) => a - b)
  const counts = new Map<number, number>()
  let bytes = 0
  for (let at = 0; at < ids.length; at += entriesAtOnce) {
    const rows = await database
      .select({
        entryId: passages.entryId,
        count: count(),
        bytes: sql<number>`sum(octet_length(${passages.text}) + octet_length(${passages.heading}))::float8`,
      })
      .from(passages)
      .where(areOf(ids.slice(at, at + entriesAtOnce), byId))
      .groupBy(passages.entryId, passages.textHash)
      .orderBy(asc(passages.entryId))
    for (const row of rows) {
      counts.set(row.entryId, row.count)
      bytes += row.bytes
    }
  }
  return {
    counts,
    bytes,
    read: () => readAhead(planPages(counts, passagesAtOnce), (page) => readPage(database, page, byId)),
  }
}

type EntriesById = ReadonlyMap<number, VersionEntry>

/** For rows of `passages`: the passages of exactly these texts, even if an entry gets a new text later. */
function areOf(entryIds: readonly number[], byId: EntriesById) {
  const entries = entryIds.flatMap((id) => byId.get(id) ?? [])
  const hashes = sql.join(
    entries.map(({ entryId, textHash }) => sql`(${entryId}::bigint, ${textHash}::bytea)`),
    sql`, `,
  )
  return and(
    inArray(passages.entryId, [...entryIds]),
    sql`(${passages.entryId}, ${passages.textHash}) in (values ${hashes})`,
  )
}

async function readPage(
  database: Queryable,
  { entryIds, from, to }: PagePlan,
  byId: EntriesById,
): Promise<IndexablePassage[]> {
  const rows = await database
    .select({
      passageId: passages.id,
      entryId: passages.entryId,
      heading: passages.heading,
      text: passages.text,
      questions: passageQuestions.questions,
      fileType: knowledgeEntries.fileType,
    })
    .from(passages)
    .innerJoin(knowledgeEntries, eq(knowledgeEntries.id, passages.entryId))
    .leftJoin(passageQuestions, eq(passageQuestions.passageId, passages.id))
    .where(and(areOf(entryIds, byId), gte(passages.ordinal, from), lt(passages.ordinal, to)))
    .orderBy(asc(passages.entryId), asc(passages.ordinal))
  return rows.map(({ fileType, ...row }) => ({
    ...row,
    title: byId.get(row.entryId)?.fileName ?? '',
    isSheet: sheetFileTypes.includes(fileType),
  }))
}
