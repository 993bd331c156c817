import { and, eq, ne } from '../../platform/database/drizzle.ts'
import { notifyOwner } from '../notifications/index.ts'
import type { Caller } from './base/caller-of.ts'
import { type Operator, type RecordChange, unrecorded } from './base/operator.ts'
import { recordSecurityEvent } from './base/record-security-event.ts'
import { knownDevices, sessions } from './base/tables.ts'
import { hashToken } from './base/token.ts'

/** Ends every session of an owner and forgets every known browser except that of `deviceToken`. */
export async function signOutEverywhere(
  { platform, caller }: { readonly platform: Operator; readonly caller: Caller | null },
  { ownerId, deviceToken }: { readonly ownerId: number; readonly deviceToken: string | null },
  record: RecordChange = unrecorded,
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    await transaction.delete(sessions).where(eq(sessions.userId, ownerId))
    await transaction
      .delete(knownDevices)
      .where(and(eq(knownDevices.userId, ownerId), ne(knownDevices.tokenHash, hashToken(deviceToken ?? ''))))
    await record(transaction)
  })
  notifyOwner(platform, ownerId, { topic: 'account' })
  await recordSecurityEvent(platform, { name: 'signed_out_everywhere', userId: ownerId, caller })
}
