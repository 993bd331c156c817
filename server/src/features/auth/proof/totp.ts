import { productName } from '@parleykit/contract/base/limits'
import { Secret, TOTP } from 'otpauth'

/** How long a code is valid, in seconds (RFC 6238). Authenticator apps expect this value. */
const period = 30
const digits = 6
/** Codes before and after the present one that are valid too, since clocks differ. */
const window = 1

function authenticatorOf(secret: Secret, label: string): TOTP {
  return new TOTP({ issuer: productName, label, secret, period, digits, algorithm: 'SHA1' })
}

/** A new secret of 160 bits, in base32 and as a URI for authenticator apps. */
export function createSecret(username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 })
  return { secret: secret.base32, uri: authenticatorOf(secret, username).toString() }
}

/** The time step (RFC 6238) of a code at a given time. Null if the code doesn't match the secret. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = authenticatorOf(Secret.fromBase32(secret), '').validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}
