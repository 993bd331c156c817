import { productName } from '@parleykit/contract/limits'
import { Secret, TOTP } from 'otpauth'

/** Seconds that a code holds (RFC 6238), as authenticator apps expect them. */
const period = 30
const digits = 6
/** Codes before and after the present one that hold too: clocks differ. */
const window = 1

function authenticatorOf(secret: Secret, label: string): TOTP {
  return new TOTP({ issuer: productName, label, secret, period, digits, algorithm: 'SHA1' })
}

/** A new secret of 160 bits: in base32, and as the address that authenticator apps read. */
export function createSecret(username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 })
  return { secret: secret.base32, uri: authenticatorOf(secret, username).toString() }
}

/** Which step of time (RFC 6238) a code is of, at a moment; null where it is none of the secret's. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = authenticatorOf(Secret.fromBase32(secret), '').validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}
