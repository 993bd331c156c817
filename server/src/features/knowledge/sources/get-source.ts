import type { Source } from '@parleykit/contract/knowledge/sources/sources'
import type { Queryable } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import { listSources } from './list-sources.ts'

/** One source of an agent, for those who may change it. Throws `not_found` for any other. */
export async function getSource(
  database: Queryable,
  ids: { readonly agentId: number; readonly sourceId: number },
): Promise<Source> {
  const [source] = await listSources(database, { ...ids, isBrief: false })
  if (!source) throw notFound('Source')
  return source
}
