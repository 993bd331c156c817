import { eq, lte, or } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { hashSessionToken } from './session/token.ts'
import { sessions } from './tables.ts'

/** Ends a session, and sweeps those that ran out by themselves. */
export async function endSession(platform: Platform, token: string): Promise<void> {
  await platform.database
    .delete(sessions)
    .where(or(eq(sessions.tokenHash, hashSessionToken(token)), lte(sessions.expiresAt, platform.clock())))
}
