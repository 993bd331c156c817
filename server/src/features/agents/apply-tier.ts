import type { Transaction } from '../../platform/database/index.ts'
import { resetCreditNotices } from '../billing/usage/index.ts'
import { fitAgentsToPlan } from './fit-agents-to-plan.ts'

/** Applies an owner's new tier, in the transaction that changes it and has locked the owner. */
export async function applyTier(
  transaction: Transaction,
  { ownerId, tier, now }: { readonly ownerId: number; readonly tier: string; readonly now: Date },
): Promise<void> {
  await resetCreditNotices(transaction, ownerId)
  await fitAgentsToPlan(transaction, { ownerId, tier, now })
}
