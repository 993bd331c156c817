import { and, eq, gt, notExists, sql } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { candidateVersion } from './base/candidate-version.ts'
import { indexEntries, indexVersions } from './base/tables.ts'

/** Matches rows of `indexEntries` whose entry was deleted. */
export function entryIsGone(database: Queryable) {
  const entry = database
    .select({ one: sql`1` })
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.id, indexEntries.entryId))
  return notExists(entry)
}

/** The name of a source. "OCR", a word of all languages, tells that the text was read from a picture. */
export const sourceTitle = sql<string>`
  case when ${knowledgeEntries.readBy} is null then ${knowledgeEntries.fileName}
  else ${knowledgeEntries.fileName} || ' (OCR)' end`

export interface VersionKey {
  readonly agentId: number
  readonly version: number
}

/** Matches the rows of `indexEntries` of this version. */
export function isVersionEntry(key: VersionKey) {
  return and(eq(indexEntries.agentId, key.agentId), eq(indexEntries.version, key.version))
}

/** Matches the row of `indexVersions` of this version. */
export function isVersion(key: VersionKey) {
  return and(eq(indexVersions.agentId, key.agentId), eq(indexVersions.version, key.version))
}

/** Matches the rows of `indexVersions` that a training of this agent has published. */
export function isTrainingOf(agentId: number) {
  return and(eq(indexVersions.agentId, agentId), gt(indexVersions.version, candidateVersion))
}
