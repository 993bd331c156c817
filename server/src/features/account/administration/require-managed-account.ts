import type { ManagedAccount } from '@parleykit/contract/setup/managed-accounts'
import { notFound } from '../../../platform/domain-error/index.ts'
import { type CallerContext, proveIdentity } from '../../auth/index.ts'
import { listManagedAccounts } from './list-managed-accounts.ts'

/** An account that the operator acts on, who proves to be present. */
export interface AccountAction {
  readonly accountId: number
  /** Null for what only reads. */
  readonly proof: Parameters<typeof proveIdentity>[2] | null
}

/** The account of an operator's action. Throws `not_found`, and what `proveIdentity` throws. */
export async function requireManagedAccount(
  { platform, owner, caller }: CallerContext,
  { accountId, proof }: AccountAction,
): Promise<ManagedAccount> {
  const [account] = await listManagedAccounts({ database: platform.database, owner }, { id: accountId })
  if (!account) throw notFound('Account')
  if (proof) await proveIdentity(platform, owner, proof, caller)
  return account
}
