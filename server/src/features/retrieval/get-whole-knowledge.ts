import { passageBytes, passageTokens, TOKENS_AROUND } from '@parleykit/engine/text/passage-size'
import { and, asc, eq, sql } from '../../platform/database/drizzle.ts'
import { type Database, prepared } from '../../platform/database/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { knowledgeCacheBytes } from './base/knowledge-cache-bytes.ts'
import { indexEntries, passageQuestions, passages } from './base/tables.ts'
import { type CachedVersion, createVersionCache, type VersionCache } from './base/version-cache.ts'
import type { FoundPassage } from './get-passages.ts'
import { sourceTitle } from './queries.ts'

/** Bytes that a process keeps of knowledge that was fetched but not parsed. */
const fetchedBytes = 48 * 1024 * 1024
/** No tokenizer has tokens longer than this many bytes: knowledge above the resulting size is not even fetched. */
const longestToken = 16

/** Null if the knowledge is too large. This is cached too. */
type Whole = readonly FoundPassage[] | null

interface Caches {
  /** With the sentences and words parsed so far. */
  readonly whole: VersionCache<Whole>
  /** As JSON, which takes a tenth of the memory, so that many small agents with little traffic stay cached. */
  readonly fetched: VersionCache<Buffer>
}

const caches = new WeakMap<Database, Caches>()

function cachesOf(database: Database): Caches {
  const known = caches.get(database) ?? {
    whole: createVersionCache(knowledgeCacheBytes(), bytesOf),
    fetched: createVersionCache(fetchedBytes, (json: Buffer) => json.byteLength + 200),
  }
  caches.set(database, known)
  return known
}

interface Version extends CachedVersion {
  readonly passageCount: number
  readonly deadEntries: ReadonlySet<number>
}

/**
 * Everything that a version knows, in the order of its entries and their texts, without deleted entries. Null if it
 * exceeds `mostTokens` by estimate. Read from the process's cache or the database.
 */
export async function getWholeKnowledge(
  database: Database,
  { version, mostTokens }: { readonly version: Version; readonly mostTokens: number },
): Promise<Whole> {
  if (version.passageCount * TOKENS_AROUND > mostTokens) return null
  const { agentId, version: trained, revision } = version
  const key = { agentId, version: trained, revision, of: mostTokens }
  const { whole: read, fetched } = cachesOf(database)
  const whole = await read.getOrLoad(key, async () => {
    const json = await fetched.getOrLoad(key, async () =>
      Buffer.from(JSON.stringify(await load(database, version, mostTokens))),
    )
    const parsed: Whole = JSON.parse(String(json))
    return parsed
  })
  if (!whole || version.deadEntries.size === 0) return whole
  return whole.filter(({ entryId }) => !version.deadEntries.has(entryId))
}

const isOfVersion = and(
  eq(indexEntries.agentId, sql.placeholder('agentId')),
  eq(indexEntries.version, sql.placeholder('version')),
)
const isPassage = and(
  eq(passages.entryId, indexEntries.entryId),
  eq(passages.textHash, indexEntries.textHash),
)

const selectSize = prepared((database) =>
  database
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${passages.text})), 0)` })
    .from(indexEntries)
    .innerJoin(passages, isPassage)
    .where(isOfVersion)
    .prepare('read_size_of_knowledge'),
)

const selectWhole = prepared((database) =>
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
    .from(indexEntries)
    .innerJoin(passages, isPassage)
    .innerJoin(knowledgeEntries, eq(knowledgeEntries.id, passages.entryId))
    .leftJoin(passageQuestions, eq(passageQuestions.passageId, passages.id))
    .where(isOfVersion)
    .orderBy(asc(passages.entryId), asc(passages.ordinal))
    .prepare('read_whole_knowledge'),
)

async function load(database: Database, { agentId, version }: Version, mostTokens: number): Promise<Whole> {
  const [size] = await selectSize(database).execute({ agentId, version })
  if (Number(size?.bytes ?? 0) > mostTokens * longestToken) return null
  const whole = await selectWhole(database).execute({ agentId, version })
  const tokens = whole.reduce((sum, passage) => sum + passageTokens(passage), 0)
  return tokens <= mostTokens ? whole : null
}

function bytesOf(whole: Whole): number {
  return (whole ?? []).reduce((sum, passage) => sum + passageBytes(passage), 100)
}
