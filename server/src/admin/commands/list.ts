import { listAccounts } from '../../features/auth/index.ts'
import type { OpenOperator } from '../operator/operator.ts'

export async function list({ database }: OpenOperator): Promise<void> {
  for (const { id, subscriptionTier, createdAt, username, email, disabledAt } of await listAccounts(
    database,
  )) {
    const state = disabledAt ? ['disabled'] : []
    console.log([id, subscriptionTier, createdAt.toISOString(), username, email, ...state].join('\t'))
  }
}
