import { listAccounts } from '../../features/auth/index.ts'
import type { OpenOperator } from '../operator/operator.ts'

export async function list({ database, print }: OpenOperator): Promise<void> {
  for (const { id, subscriptionTier, createdAt, username, email, disabledAt } of await listAccounts(
    database,
  )) {
    const state = disabledAt ? ['disabled'] : []
    print([id, subscriptionTier, createdAt.toISOString(), username, email, ...state].join('\t'))
  }
}
