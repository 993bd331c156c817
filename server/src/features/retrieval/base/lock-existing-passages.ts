import { inArray } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { lockAgent } from '../../agents/index.ts'
import { passages } from './tables.ts'

/**
 * The rows whose passage still exists. The passages stay locked until the transaction ends: a deletion waits, and then
 * also removes what was written for them.
 */
export async function lockExistingPassages<Row extends { readonly passageId: number }>(
  transaction: Transaction,
  agentId: number,
  rows: readonly Row[],
): Promise<Row[]> {
  await lockAgent(transaction, { agentId })
  const ids = rows.map(({ passageId }) => passageId)
  const present = await transaction
    .select({ id: passages.id })
    .from(passages)
    .where(inArray(passages.id, ids))
    .for('key share')
  const isPresent = new Set(present.map(({ id }) => id))
  return rows.filter(({ passageId }) => isPresent.has(passageId))
}
