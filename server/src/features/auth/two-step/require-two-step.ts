import { accountTexts } from '@parleykit/contract/auth/texts'
import { and, eq, isNotNull } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { twoSteps } from '../base/tables.ts'

/** Throws `validation_failed` if two-step sign-in is off. Keeps it on until the transaction ends. */
export async function requireTwoStep(transaction: Transaction, userId: number): Promise<void> {
  const found = await transaction
    .select({ userId: twoSteps.userId })
    .from(twoSteps)
    .where(and(eq(twoSteps.userId, userId), isNotNull(twoSteps.confirmedAt)))
    .for('update')
  if (found.length === 0) throw new DomainError('validation_failed', accountTexts.twoStepIsOff)
}
