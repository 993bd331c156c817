import type { DeleteAccountInput } from '@parleykit/contract/auth/account'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { eq } from '../../platform/database/drizzle.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { deleteBulkDataOf, removeAgentsOf } from '../agents/index.ts'
import type { CallerContext } from '../auth/index.ts'
import { lockTier, proveIdentity, recordSecurityEvent, users } from '../auth/index.ts'
import { endSubscriptionsOfAccount } from '../billing/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordInstallationAudit } from '../workspaces/audit/index.ts'

/**
 * Deletes an account with its agents, sessions and everything else. Changes nothing if the name or the password
 * (`wrong_password`) is wrong.
 */
export async function deleteAccount(
  { platform, owner, caller }: CallerContext,
  input: DeleteAccountInput,
): Promise<void> {
  if (input.username !== owner.username) {
    throw new DomainError('validation_failed', accountTexts.wrongUsername)
  }
  await proveIdentity(platform, owner, input, caller)
  await deleteBulkDataOf(platform, owner.id)
  await platform.database.transaction(async (transaction) => {
    // The same lock order as a change of plan: the account, then its agents.
    await lockTier(transaction, owner.id)
    // Agents first: a turn also locks its agent before it updates the user.
    await removeAgentsOf({ transaction, hooks: platform.hooks }, owner.id)
    await endSubscriptionsOfAccount({ platform, transaction }, owner.id)
    const subject = { kind: 'account', id: owner.id, name: owner.username } as const
    const entry = { action: 'account_deleted', subject } as const
    await recordInstallationAudit({ platform, transaction, actor: owner, caller }, entry)
    await transaction.delete(users).where(eq(users.id, owner.id))
  })
  notifyOwner(platform, owner.id, { topic: 'account' })
  await recordSecurityEvent(platform, { name: 'account_deleted', userId: owner.id, caller })
}
