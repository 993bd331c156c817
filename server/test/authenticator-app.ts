import { TOTP } from 'otpauth'

/**
 * What an authenticator app shows for a secret, `steps` of half a minute away from `now`; by default the next one, which holds
 * for a minute at least.
 */
export function codeOf(secret: string, steps = 1, now = new Date()): string {
  return new TOTP({ secret }).generate({ timestamp: now.getTime() + steps * 30_000 })
}
