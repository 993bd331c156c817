import { eq } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { notifyOwner } from '../notifications/index.ts'
import { sessions } from './base/tables.ts'
import { hashToken } from './base/token.ts'

/** Ends the session of a token. Returns the user's ID, or null. */
export async function endSession(platform: Platform, token: string): Promise<number | null> {
  const [ended] = await platform.database
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ userId: sessions.userId })
  if (!ended) return null
  notifyOwner(platform, ended.userId, { topic: 'account' })
  return ended.userId
}
