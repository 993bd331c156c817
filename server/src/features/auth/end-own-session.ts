import { and, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import type { CallerContext } from './base/context.ts'
import { recordSecurityEvent } from './base/record-security-event.ts'
import { knownDevices, sessions } from './base/tables.ts'
import { hashToken } from './base/token.ts'

/**
 * Ends one of the owner's sessions and forgets its browser, for example after a device was lost. Throws `not_found`.
 * @returns whether it was the session of `token`
 */
export async function endOwnSession(
  { platform, owner, caller }: CallerContext,
  { sessionId, token }: { readonly sessionId: number; readonly token: string | null },
): Promise<boolean> {
  const ended = await platform.database.transaction(async (transaction) => {
    const [session] = await transaction
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, owner.id)))
      .returning({ tokenHash: sessions.tokenHash, deviceHash: sessions.deviceHash })
    if (!session) throw notFound('Session')
    await transaction.delete(knownDevices).where(eq(knownDevices.tokenHash, session.deviceHash))
    return session
  })
  notifyOwner(platform, owner.id, { topic: 'account' })
  await recordSecurityEvent(platform, { name: 'session_ended', userId: owner.id, caller })
  return token !== null && ended.tokenHash.equals(hashToken(token))
}
