import type { Platform } from '../../platform/platform.ts'
import { sessionLifetimeMs } from './core/session-lifetime.ts'
import { createSessionToken, hashSessionToken } from './session/token.ts'
import { sessions } from './tables.ts'

/** Opens a session for a user; returns the token for the cookie. */
export async function startSession(platform: Platform, userId: number): Promise<string> {
  const token = createSessionToken()
  const createdAt = platform.clock()
  const expiresAt = new Date(createdAt.getTime() + sessionLifetimeMs)
  await platform.database
    .insert(sessions)
    .values({ tokenHash: hashSessionToken(token), userId, createdAt, expiresAt })
  return token
}
