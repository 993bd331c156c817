import type { ActionBody } from '@parleykit/contract/actions/actions'
import type { TransactionContext } from '../../platform/context.ts'
import { countActionChange } from './base/get-offered-actions.ts'
import { actions } from './base/tables.ts'
import { columnsOf } from './core/action-parts.ts'

interface ImportedActions {
  readonly agentId: number
  /** Without secrets. */
  readonly actions: readonly ActionBody[]
  readonly now: Date
}

/** Adds the actions of an imported agent. Their secrets are missing until someone fills them in. */
export async function insertActions(
  { transaction }: Pick<TransactionContext, 'transaction'>,
  { agentId, actions: imported, now }: ImportedActions,
): Promise<void> {
  if (imported.length === 0) return
  const shared = { agentId, secrets: null, createdAt: now, changedAt: now }
  await transaction.insert(actions).values(
    imported.map((action) => ({
      ...{ ...columnsOf(action), ...shared },
      http: action.kind === 'http' ? action.http : null,
    })),
  )
  await countActionChange(transaction, agentId)
}
