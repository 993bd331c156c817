import type { Queryable } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { indexVersions } from './base/tables.ts'
import { isVersion, type VersionKey } from './queries.ts'

/** What a kept version would answer with: the prompts of its training; `not_found` when it isn't kept. */
export async function readIndexVersion(database: Queryable, key: VersionKey) {
  const [version] = await database
    .select({ starterPrompts: indexVersions.starterPrompts })
    .from(indexVersions)
    .where(isVersion(key))
  if (!version) throw notFound('Training')
  return version
}
