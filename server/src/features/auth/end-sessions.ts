import { and, eq, ne } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { hashSessionToken } from './session/token.ts'
import { sessions } from './tables.ts'
import { tellOwner } from './tell-owner.ts'

/** Ends every session of an owner, but for the one of `keptToken` where it is given. */
export async function endSessions(
  platform: Platform,
  ownerId: number,
  keptToken: string | null,
): Promise<void> {
  const ofOwner = eq(sessions.userId, ownerId)
  await platform.database
    .delete(sessions)
    .where(keptToken === null ? ofOwner : and(ofOwner, ne(sessions.tokenHash, hashSessionToken(keptToken))))
  tellOwner(platform, ownerId, { topic: 'account' })
}
