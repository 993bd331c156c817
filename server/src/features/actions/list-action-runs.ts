import { actionRunPageSize } from '@parleykit/contract/actions/limits'
import type { OwnedRun } from '@parleykit/contract/actions/owned-runs'
import { and, count, desc, eq, isNotNull, notInArray, or } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { actionRuns } from './base/tables.ts'
import { selectOwnedRuns, toOwnedRun } from './base/to-owned-run.ts'

interface Asked {
  readonly agentId: number
  /** Undefined: of all actions. */
  readonly actionId?: number | undefined
  readonly page: number
}

/** Left out are forms that were never sent. One that failed is a form again, with a fault. */
const isRun = or(
  notInArray(actionRuns.state, ['email', 'code', 'form', 'confirm']),
  isNotNull(actionRuns.fault),
)

/** Lists a page of the runs of an agent's actions, newest first, with the total number. */
export async function listActionRuns(
  database: Queryable,
  { agentId, actionId, page }: Asked,
): Promise<{ readonly runs: OwnedRun[]; readonly total: number }> {
  const found = and(
    eq(actionRuns.agentId, agentId),
    actionId === undefined ? undefined : eq(actionRuns.actionId, actionId),
    isRun,
  )
  const [counted] = await database.select({ total: count() }).from(actionRuns).where(found)
  const rows = await selectOwnedRuns(database)
    .where(found)
    .orderBy(desc(actionRuns.changedAt), desc(actionRuns.id))
    .limit(actionRunPageSize)
    .offset((page - 1) * actionRunPageSize)
  return { runs: rows.map(toOwnedRun), total: counted?.total ?? 0 }
}
