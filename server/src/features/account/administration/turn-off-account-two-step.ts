import type { ManagedAccount } from '@parleykit/contract/setup/managed-accounts'
import { type CallerContext, disableTwoStep } from '../../auth/index.ts'
import { recordAccountChange } from '../base/record-account-change.ts'
import { type AccountAction, requireManagedAccount } from './require-managed-account.ts'

/** Turns off the two-step sign-in of an account, for someone who lost their second step and recovery codes. */
export async function turnOffAccountTwoStep(
  ctx: CallerContext,
  action: AccountAction,
): Promise<ManagedAccount> {
  const { platform, owner, caller } = ctx
  const account = await requireManagedAccount(ctx, action)
  const entry = { action: 'account_two_step_off', account } as const
  const record = recordAccountChange({ operator: platform, actor: owner, caller }, entry)
  if (account.hasTwoStep) await disableTwoStep(platform, account.id, record)
  return requireManagedAccount(ctx, { accountId: account.id, proof: null })
}
