import { timingSafeEqual } from 'node:crypto'
import { actionCodeMinutes, actionCodeTries } from '@parleykit/contract/actions/limits'
import { and, eq, gt, isNull, lt, sql } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emailProofs } from '../base/tables.ts'
import { hashCode } from './hash-code.ts'

interface RedeemCode {
  readonly sent: Pick<typeof emailProofs.$inferSelect, 'id' | 'conversationId' | 'tokenId'>
  readonly code: string
}

/** Uses up a code that was mailed. Each call is one of its tries. Returns whether it proved the address. */
export async function redeemCode(platform: Platform, { sent, code }: RedeemCode): Promise<boolean> {
  const { database } = platform
  const now = platform.clock()
  const earliest = new Date(now.getTime() - actionCodeMinutes * 60_000)
  // Counted before it is compared, so that tries at the same moment count too.
  const [tried] = await database
    .update(emailProofs)
    .set({ tries: sql`${emailProofs.tries} + 1` })
    .where(
      and(
        eq(emailProofs.id, sent.id),
        lt(emailProofs.tries, actionCodeTries),
        isNull(emailProofs.provedAt),
        gt(emailProofs.sentAt, earliest),
      ),
    )
    .returning({ codeHash: emailProofs.codeHash })
  const typed = Buffer.from(hashCode(platform, { ...sent, code }))
  const expected = Buffer.from(tried?.codeHash ?? '')
  if (expected.length !== typed.length || !timingSafeEqual(expected, typed)) return false
  const proved = await database
    .update(emailProofs)
    .set({ provedAt: now })
    .where(and(eq(emailProofs.id, sent.id), isNull(emailProofs.provedAt)))
    .returning({ id: emailProofs.id })
  return proved.length > 0
}
