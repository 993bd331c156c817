import { and, eq, ne } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { notifyOwner } from '../notifications/index.ts'
import { knownDevices, sessions } from './base/tables.ts'
import { hashToken } from './base/token.ts'

/** Ends every session of an owner and forgets every known browser except that of `deviceToken`. */
export async function endSessions(
  platform: Pick<Platform, 'database' | 'pubsub'>,
  { ownerId, deviceToken }: { readonly ownerId: number; readonly deviceToken: string | null },
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    await transaction.delete(sessions).where(eq(sessions.userId, ownerId))
    await transaction
      .delete(knownDevices)
      .where(and(eq(knownDevices.userId, ownerId), ne(knownDevices.tokenHash, hashToken(deviceToken ?? ''))))
  })
  notifyOwner(platform, ownerId, { topic: 'account' })
}
