import { and, eq, notExists, type SQL, sql } from '../../../platform/database/drizzle.ts'
import type { Database } from '../../../platform/database/index.ts'
import { knowledgeEntries } from '../../knowledge/index.ts'
import { indexEntries, indexVersions } from './tables.ts'

/** What an agent answers from, and which of its entries are deleted by now. */
export interface LiveVersion {
  readonly agentId: number
  readonly version: number
  readonly purges: number
  readonly passageCount: number
  readonly model: string | null
  readonly dimension: number | null
  readonly calibration: { readonly own: number; readonly others: number }
  readonly deadEntries: ReadonlySet<number>
  /** Another one after each training, deletion and purge. */
  readonly state: string
}

/** As the database tells of it, in one column. */
export interface StoredVersion {
  readonly version: number
  readonly purges: number
  readonly passageCount: number
  readonly model: string | null
  readonly dimension: number | null
  readonly own: number | null
  readonly others: number | null
  readonly dead: readonly number[]
}

/** A version as a column of a query of `indexVersions`; `toLiveVersion` reads it. */
export function storedVersionSql(database: Database): SQL<StoredVersion> {
  const gone = database
    .select({ entryId: indexEntries.entryId })
    .from(indexEntries)
    .where(
      and(
        eq(indexEntries.agentId, indexVersions.agentId),
        eq(indexEntries.version, indexVersions.version),
        notExists(
          database
            .select({ one: sql`1` })
            .from(knowledgeEntries)
            .where(eq(knowledgeEntries.id, indexEntries.entryId)),
        ),
      ),
    )
  return sql`json_build_object('version', ${indexVersions.version}, 'purges', ${indexVersions.purges},
    'passageCount', ${indexVersions.passageCount}, 'model', ${indexVersions.embeddingModel},
    'dimension', ${indexVersions.embeddingDimension}, 'own', ${indexVersions.embeddingOwn},
    'others', ${indexVersions.embeddingOthers}, 'dead', array(${gone}))`
}

export function toLiveVersion(agentId: number, stored: StoredVersion): LiveVersion {
  const { version, purges, passageCount, model, dimension, own, others, dead } = stored
  return {
    agentId,
    version,
    purges,
    passageCount,
    model,
    dimension,
    calibration: { own: own ?? 0, others: others ?? 0 },
    deadEntries: new Set(dead),
    state: [agentId, version, purges, ...dead].join('/'),
  }
}
