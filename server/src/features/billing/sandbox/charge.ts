import { randomBytes } from 'node:crypto'
import type { PaidPlan } from '@parleykit/contract/billing/prices'
import { count, eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { recordReceipt } from '../base/record-receipt.ts'
import { receipts } from '../base/tables.ts'
import { formatPlan } from '../core/format-plan.ts'
import type { BillingPeriod } from '../core/period-at.ts'

export interface SandboxCharge {
  readonly ownerId: number
  readonly plan: PaidPlan
  readonly period: BillingPeriod
  readonly amountCents: number
  readonly isPaid: boolean
  readonly now: Date
}

/** Writes the receipt of a sandbox payment, which charges no card. */
export async function charge(transaction: Transaction, made: SandboxCharge): Promise<void> {
  const { ownerId, plan, period, amountCents, isPaid, now } = made
  const [earlier] = await transaction
    .select({ receipts: count() })
    .from(receipts)
    .where(eq(receipts.userId, ownerId))
  await recordReceipt(transaction, {
    userId: ownerId,
    providerId: `in_${randomBytes(18).toString('base64url')}`,
    number: `SANDBOX-${ownerId}-${String((earlier?.receipts ?? 0) + 1).padStart(4, '0')}`,
    description: formatPlan(plan),
    amountCents,
    status: isPaid ? 'paid' : 'failed',
    periodStart: period.start,
    periodEnd: period.end,
    issuedAt: now,
  })
}
