import { randomBytes } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'
import { oneTimeTokens } from './base/tables.ts'
import { hashToken } from './base/token.ts'
import { formatRecoveryCode, parseCode, recoveryCodeBytes } from './core/recovery-code.ts'

const lifetimeMs = 30 * 24 * 3600_000

/** Creates a code by which one account becomes the operator. Only its hash is stored. */
export async function issueOperatorCode({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<string> {
  const code = formatRecoveryCode(randomBytes(recoveryCodeBytes))
  const createdAt = clock()
  await database.insert(oneTimeTokens).values({
    tokenHash: hashToken(parseCode(code)),
    purpose: 'operator_code',
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifetimeMs),
  })
  return code
}
