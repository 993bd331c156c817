import { and, count, desc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { indexEntries, indexVersions } from './base/tables.ts'
import { isTrainingOf } from './queries.ts'

/** The kept index versions of an agent, newest first, each with the entries still in it. */
export function listIndexVersions(database: Queryable, agentId: number) {
  return database
    .select({
      version: indexVersions.version,
      createdAt: indexVersions.createdAt,
      trainedBy: indexVersions.trainedBy,
      passageCount: indexVersions.passageCount,
      entriesAdded: indexVersions.entriesAdded,
      entriesRemoved: indexVersions.entriesRemoved,
      passagesAdded: indexVersions.passagesAdded,
      passagesRemoved: indexVersions.passagesRemoved,
      addedNames: indexVersions.addedNames,
      removedNames: indexVersions.removedNames,
      entryCount: count(indexEntries.entryId),
    })
    .from(indexVersions)
    .leftJoin(
      indexEntries,
      and(eq(indexEntries.agentId, indexVersions.agentId), eq(indexEntries.version, indexVersions.version)),
    )
    .where(isTrainingOf(agentId))
    .groupBy(indexVersions.agentId, indexVersions.version)
    .orderBy(desc(indexVersions.version))
}
