import type { Transaction } from '../../platform/database/index.ts'
import { forgetCreditNotices } from '../usage/index.ts'
import { fitAgentsToPlan } from './fit-agents-to-plan.ts'

/** Applies an owner's new tier, in the transaction that changes it and has locked the owner. */
export async function followTier(
  transaction: Transaction,
  ownerId: number,
  tier: string,
  now: Date,
): Promise<void> {
  await forgetCreditNotices(transaction, ownerId)
  await fitAgentsToPlan(transaction, ownerId, tier, now)
}
