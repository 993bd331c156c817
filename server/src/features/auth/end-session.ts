import { eq, lte, or } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { hashSessionToken } from './session/token.ts'
import { sessions } from './tables.ts'
import { tellOwner } from './tell-owner.ts'

/** Ends a session, and sweeps those that ran out by themselves. */
export async function endSession(platform: Platform, token: string): Promise<void> {
  const tokenHash = hashSessionToken(token)
  const ended = await platform.database
    .delete(sessions)
    .where(or(eq(sessions.tokenHash, tokenHash), lte(sessions.expiresAt, platform.clock())))
    .returning({ userId: sessions.userId, tokenHash: sessions.tokenHash })
  for (const session of ended)
    if (session.tokenHash.equals(tokenHash)) tellOwner(platform, session.userId, { topic: 'account' })
}
