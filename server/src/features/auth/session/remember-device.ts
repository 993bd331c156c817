import { and, desc, eq, notInArray, sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { knownDevices } from '../base/tables.ts'
import { createToken, hashToken } from '../base/token.ts'

export interface NewDevice {
  readonly userId: number
  readonly caller: Caller
  /** The browser's previous device token for the account. */
  readonly replacing: string | null
  readonly now: Date
}

/** Browsers that an account knows at a time. The least recently used ones are dropped. */
const devicesMax = 20

/** Makes the browser known to the account. Returns the token for its cookie. */
export async function rememberDevice(
  transaction: Transaction,
  { userId, caller, replacing, now }: NewDevice,
): Promise<{ token: string; tokenHash: Buffer }> {
  const token = createToken()
  const tokenHash = hashToken(token)
  const ofUser = eq(knownDevices.userId, userId)
  if (replacing !== null)
    await transaction
      .delete(knownDevices)
      .where(and(eq(knownDevices.tokenHash, hashToken(replacing)), ofUser))
  const network = networkOf(caller.address)
  await transaction.insert(knownDevices).values({ tokenHash, userId, network, lastUsedAt: now })
  const newest = transaction
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(ofUser)
    .orderBy(desc(knownDevices.lastUsedAt), sql`${knownDevices.tokenHash}`)
    .limit(devicesMax)
  await transaction.delete(knownDevices).where(and(ofUser, notInArray(knownDevices.tokenHash, newest)))
  return { token, tokenHash }
}
