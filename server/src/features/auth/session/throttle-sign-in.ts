import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf, ThrottledError, type ThrottleRule } from '../../../platform/throttles/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { knownDevices } from '../base/tables.ts'
import {
  loginBeyond,
  loginBeyondByDay,
  loginByAddress,
  loginByDevice,
  loginByPair,
  loginByStrangers,
} from '../base/throttle-rules.ts'
import { hashToken } from '../base/token.ts'

export interface SignInAttempt {
  /** The typed name in the form used for comparison. */
  readonly name: string
  /** Null if there is no such account. Such an attempt is counted and takes as long as any other. */
  readonly userId: number | null
  readonly caller: Caller
  /** The browser's device token for the account. */
  readonly deviceToken: string | null
  /** Whether the attempt was already counted for its network. */
  readonly isCounted: boolean
}

export interface SignInThrottle {
  readonly isKnownDevice: boolean
  /**
   * The refusal if the account's guesses are used up but those of the typed name aren't; else null. The response must
   * be that of a wrong password: any other would reveal that two names belong to one account.
   */
  readonly refusal: ThrottledError | null
  /** Takes back the counts that don't apply after a correct password. */
  forgive(): Promise<void>
}

/**
 * Counts an attempt to sign in, by the typed name and by the account. Throws `too_many_requests` if the name had too
 * many. A browser known to the account has its own count, and a known network isn't counted with the strangers
 * (docs/decisions/0018).
 */
export async function throttleSignIn(platform: Platform, attempt: SignInAttempt): Promise<SignInThrottle> {
  const { throttles } = platform
  const { name, userId } = attempt
  const network = networkOf(attempt.caller.address)
  const deviceHash = hashToken(attempt.deviceToken ?? '')
  // Queried for unknown names too, so that timing doesn't tell them apart.
  const known = await platform.database
    .select({ tokenHash: knownDevices.tokenHash, network: knownDevices.network })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId ?? 0))
  if (known.some(({ tokenHash }) => tokenHash.equals(deviceHash))) {
    const key = deviceHash.toString('base64url')
    await throttles.consume(loginByDevice, key)
    return { isKnownDevice: true, refusal: null, forgive: () => throttles.reset(loginByDevice, key) }
  }
  if (!attempt.isCounted) await throttles.consume(loginByAddress, network)
  const isStranger = !known.some((device) => device.network === network)
  const keys = [`name ${name}`, userId === null ? `nobody ${name}` : `account ${userId}`]
  const guesses = keys.map((key) => guessesOf(platform, { key, network, isStranger }))
  const [byName = null, byAccount = null] = await Promise.all(guesses.map(({ refused }) => refused()))
  if (byName) throw byName
  return {
    isKnownDevice: false,
    refusal: byAccount,
    forgive: async () => void (await Promise.all(guesses.map(({ forgive }) => forgive()))),
  }
}

interface Guesser {
  readonly key: string
  readonly network: string
  readonly isStranger: boolean
}

/** Counts the guesses from one network at a name or an account. */
function guessesOf({ throttles, mail }: Platform, { key, network, isStranger }: Guesser) {
  const pair = `${network} ${key}`
  const refusalOf = async (rule: ThrottleRule, counted: string): Promise<ThrottledError | null> => {
    try {
      await throttles.consume(rule, counted)
      return null
    } catch (error) {
      if (error instanceof ThrottledError) return error
      throw error
    }
  }
  return {
    refused: async (): Promise<ThrottledError | null> => {
      const byPair = await refusalOf(loginByPair, pair)
      if (byPair || !isStranger) return byPair
      const byStrangers = await refusalOf(loginByStrangers, key)
      // A mailed link bypasses this limit. Without mail, each network may continue slowly, or strangers could lock an
      // owner out.
      if (!byStrangers || mail.isOn) return byStrangers
      return (await refusalOf(loginBeyond, pair)) ?? (await refusalOf(loginBeyondByDay, pair))
    },
    forgive: async () => {
      await throttles.reset(loginByPair, pair)
      if (!isStranger) return
      await throttles.giveBack(loginByStrangers, key)
      for (const rule of [loginBeyond, loginBeyondByDay]) await throttles.reset(rule, pair)
    },
  }
}
