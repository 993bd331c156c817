import { type ActionBody, actionInputBody } from '@parleykit/contract/actions/actions'
import { asc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { actions } from './base/tables.ts'
import { toAction } from './base/to-action.ts'
import { withoutSecrets } from './core/action-parts.ts'

/** The actions of an agent as its file carries them: without secrets, and without those of MCP servers. */
export async function listPortableActions(database: Queryable, agentId: number): Promise<ActionBody[]> {
  const rows = await database
    .select()
    .from(actions)
    .where(eq(actions.agentId, agentId))
    .orderBy(asc(actions.id))
  return rows.flatMap((row) => {
    const { data } = actionInputBody.safeParse(toAction(row, 'editor'))
    return row.kind === 'mcp' || !data ? [] : [withoutSecrets(data)]
  })
}
