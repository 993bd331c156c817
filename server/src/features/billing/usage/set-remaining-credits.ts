import { type Operator, type RecordChange, recordSecurityEvent } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { creditUsage } from './base/tables.ts'
import { creditAllowance } from './credit-allowance.ts'

export interface RemainingCredits {
  readonly userId: number
  readonly ownerTier: string
  readonly billingAnchorAt: Date | null
  readonly left: number
}

/** Sets an owner's remaining credits of the present period, from 0 to the plan's credits, at the operator's request. */
export async function setRemainingCredits(
  operator: Operator,
  { userId, ownerTier, billingAnchorAt, left }: RemainingCredits,
  record: RecordChange,
): Promise<void> {
  const { database, clock } = operator
  const { creditPeriod: periodStart, monthlyCredits } = creditAllowance(ownerTier, billingAnchorAt, clock())
  const present = { used: Math.max(0, monthlyCredits - left), lowTold: false, limitTold: false }
  await database.transaction(async (transaction) => {
    await transaction
      .insert(creditUsage)
      .values({ userId, periodStart, ...present })
      .onConflictDoUpdate({ target: [creditUsage.userId, creditUsage.periodStart], set: present })
    await record(transaction)
  })
  notifyOwner(operator, userId, { topic: 'usage' })
  const subject = `${left} left`
  await recordSecurityEvent(operator, { name: 'credits_changed', userId, caller: null, subject })
}
