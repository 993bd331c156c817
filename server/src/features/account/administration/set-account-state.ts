import { type ManagedAccount, managedAccountTexts } from '@parleykit/contract/setup/managed-accounts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { type CallerContext, disableAccount, enableAccount } from '../../auth/index.ts'
import { stopCharging } from '../../billing/index.ts'
import { recordAccountChange } from '../base/record-account-change.ts'
import { type AccountAction, requireManagedAccount } from './require-managed-account.ts'
import { runAsOperator } from './run-as-operator.ts'

/** Disables an account and cancels its subscription, or enables it again. Operators can't disable themselves. */
export async function setAccountState(
  ctx: CallerContext,
  { isDisabled, ...action }: AccountAction & { readonly isDisabled: boolean },
): Promise<{ account: ManagedAccount; keepsBeingCharged: boolean }> {
  const { platform, owner, caller } = ctx
  const account = await requireManagedAccount(ctx, action)
  const { id, isSelf } = account
  if (isSelf) throw new DomainError('validation_failed', managedAccountTexts.notOwnState)
  if (account.isDisabled === isDisabled) return { account, keepsBeingCharged: false }
  const entry = { action: isDisabled ? 'account_disabled' : 'account_enabled', account } as const
  const record = recordAccountChange({ operator: platform, actor: owner, caller }, entry)
  const isChanged = await runAsOperator(ctx, async () => {
    // Another request may have done it in the meantime.
    const now = await requireManagedAccount(ctx, { accountId: id, proof: null })
    if (now.isDisabled === isDisabled) return false
    await (isDisabled ? disableAccount(platform, id, record) : enableAccount(platform, id, record))
    return true
  })
  const keepsBeingCharged = isChanged && isDisabled && (await stopCharging(platform, id)) === 'failed'
  const changed = await requireManagedAccount(ctx, { accountId: id, proof: null })
  return { account: changed, keepsBeingCharged }
}
