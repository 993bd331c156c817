import type { Audience } from '@parleykit/contract/setup/setup'
import type { Queryable } from '../../../platform/database/index.ts'
import { installationSettings } from './base/tables.ts'

/** The stored answer, with null as audience if the installation is older than the question. Null if there is none. */
export async function findAnswer(
  database: Queryable,
): Promise<{ readonly audience: Audience | null } | null> {
  const [answer] = await database
    .select({ audience: installationSettings.audience })
    .from(installationSettings)
  return answer ?? null
}
