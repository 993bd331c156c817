import type { Queryable } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { indexVersions } from './base/tables.ts'
import { isVersion, type VersionKey } from './queries.ts'

/** The starter prompts that a kept version's training made. Throws `not_found` if the version isn't kept. */
export async function getVersionStarterPrompts(database: Queryable, key: VersionKey) {
  const [version] = await database
    .select({ starterPrompts: indexVersions.starterPrompts })
    .from(indexVersions)
    .where(isVersion(key))
  if (!version) throw notFound('Training')
  return version
}
