import type { Tier } from '@parleykit/contract/billing/plans'
import { type ManagedAccount, managedAccountTexts } from '@parleykit/contract/setup/managed-accounts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { CallerContext } from '../../auth/index.ts'
import { setGrantedTier } from '../../billing/index.ts'
import { type AccountAction, requireManagedAccount } from './require-managed-account.ts'
import { runAsOperator } from './run-as-operator.ts'

/** Grants an account a plan, with all consequences; free takes the grant back. A larger subscribed plan stays. */
export async function grantAccountPlan(
  ctx: CallerContext,
  { plan, ...action }: AccountAction & { readonly plan: Tier },
): Promise<ManagedAccount> {
  const { platform, owner, caller } = ctx
  const { id, isSelf } = await requireManagedAccount(ctx, action)
  if (isSelf && plan !== 'admin') throw new DomainError('validation_failed', managedAccountTexts.notOwnPlan)
  const tier = plan === 'free' ? null : plan
  await runAsOperator(ctx, () => setGrantedTier(platform, { ownerId: id, tier, actor: owner, caller }))
  return requireManagedAccount(ctx, { accountId: id, proof: null })
}
