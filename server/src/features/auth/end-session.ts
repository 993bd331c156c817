import { eq } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { notifyOwner } from '../notifications/index.ts'
import type { Caller } from './base/caller-of.ts'
import { recordSecurityEvent } from './base/record-security-event.ts'
import { sessions } from './base/tables.ts'
import { hashToken } from './base/token.ts'

/** Ends the session of a token, if there is one: its user signs out. */
export async function endSession(
  { platform, caller }: { readonly platform: Platform; readonly caller: Caller },
  token: string,
): Promise<void> {
  const [ended] = await platform.database
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ userId: sessions.userId })
  if (!ended) return
  notifyOwner(platform, ended.userId, { topic: 'account' })
  await recordSecurityEvent(platform, { name: 'signed_out', userId: ended.userId, caller })
}
