import { randomBytes } from 'node:crypto'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { recoveryCodes } from '../base/tables.ts'
import { hashToken } from '../base/token.ts'
import { formatRecoveryCode, parseCode, recoveryCodeBytes } from '../core/recovery-code.ts'

const count = 10

/** Replaces all recovery codes of an account. Only their hashes are stored. */
export async function replaceRecoveryCodes(transaction: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, () => formatRecoveryCode(randomBytes(recoveryCodeBytes)))
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashToken(parseCode(code)) })))
  return codes
}
