import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { knownDevices } from '../base/tables.ts'
import { loginByAddress, loginByDevice, loginByPair, loginByStrangers } from '../base/throttle-rules.ts'
import { hashToken } from '../base/token.ts'

export interface SignInAttempt {
  /** The name that was typed, as accounts compare it. */
  readonly name: string
  /** Null where nobody has the name; such an attempt is counted and takes as long as any other. */
  readonly userId: number | null
  readonly caller: Caller
  /** What the browser says that the account knows it by. */
  readonly deviceToken: string | null
  /** Whether its network has been counted already. */
  readonly isCounted: boolean
}

export interface Admission {
  readonly isKnownDevice: boolean
  /** Takes back what doesn't count once the password was right. */
  forgive(): Promise<void>
}

/**
 * Counts an attempt to sign in; throws `too_many_requests` when it is one too many. A browser that the account knows
 * has a count of its own, and a network that it knows isn't counted with the strangers (docs/decisions/0018).
 */
export async function admitSignIn(platform: Platform, attempt: SignInAttempt): Promise<Admission> {
  const { throttles } = platform
  const network = networkOf(attempt.caller.address)
  const deviceHash = hashToken(attempt.deviceToken ?? '')
  // Asked for names that nobody has too: nothing tells them apart.
  const known = await platform.database
    .select({ tokenHash: knownDevices.tokenHash, network: knownDevices.network })
    .from(knownDevices)
    .where(eq(knownDevices.userId, attempt.userId ?? 0))
  if (known.some(({ tokenHash }) => tokenHash.equals(deviceHash))) {
    const key = deviceHash.toString('base64url')
    await throttles.consume(loginByDevice, key)
    return { isKnownDevice: true, forgive: () => throttles.reset(loginByDevice, key) }
  }
  const pair = `${network} ${attempt.name}`
  if (!attempt.isCounted) await throttles.consume(loginByAddress, network)
  await throttles.consume(loginByPair, pair)
  const isStranger = !known.some((device) => device.network === network)
  if (isStranger) await throttles.consume(loginByStrangers, attempt.name)
  return {
    isKnownDevice: false,
    forgive: async () => {
      await throttles.reset(loginByPair, pair)
      if (isStranger) await throttles.giveBack(loginByStrangers, attempt.name)
    },
  }
}
