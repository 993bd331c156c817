import { and, count, eq, inArray } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { visitorPictures } from '../index.ts'

/** Throws `validation_failed` if one of these pictures isn't the agent's, or is no longer kept. */
export async function requirePictures(
  database: Queryable,
  { agentId, pictureIds }: { readonly agentId: number; readonly pictureIds: readonly string[] },
): Promise<void> {
  const wanted = [...new Set(pictureIds)]
  if (wanted.length === 0) return
  const [found] = await database
    .select({ pictures: count() })
    .from(visitorPictures)
    .where(and(eq(visitorPictures.agentId, agentId), inArray(visitorPictures.id, wanted)))
  if (found?.pictures !== wanted.length)
    throw new DomainError('validation_failed', "A picture isn't there anymore. Please choose it again.")
}
