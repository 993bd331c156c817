import type { IdentityProblem } from '@parleykit/contract/agents/agent-access'
import { identityTokenDaysMax } from '@parleykit/contract/agents/limits'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import { isIdentifiedVisitorId } from '../core/identified-visitor.ts'
import { type IdentityDetails, readDetails } from '../core/identity-details.ts'

/** The person whom a token of the owner's server names, or the reason why the token isn't valid. */
export type VerifiedIdentity =
  | {
      readonly person: string
      readonly details: IdentityDetails
      /** When it was signed. */
      readonly signedAt: Date
      readonly problem: null
    }
  | { readonly problem: IdentityProblem }

interface Expected {
  readonly secret: string
  readonly publicId: string
  readonly now: Date
}

/** Tolerated clock difference between the two servers. */
const toleranceSeconds = 60

/** Reads a JWT (RFC 7519) that the owner's server signed with HS256. Its `aud`, if present, names the agent. */
export async function verifyIdentityJwt(token: string, expected: Expected): Promise<VerifiedIdentity> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(expected.secret), {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'sub'],
      clockTolerance: toleranceSeconds,
      currentDate: expected.now,
    })
    return identifiedVisitorOf(payload, expected)
  } catch (error) {
    if (error instanceof errors.JOSEError) return { problem: problemOf(error) }
    throw error
  }
}

function identifiedVisitorOf(payload: JWTPayload, { publicId, now }: Expected): VerifiedIdentity {
  const { sub, exp = 0, aud, iat } = payload
  const latest = now.getTime() / 1000 + identityTokenDaysMax * 24 * 3600 + toleranceSeconds
  if (exp > latest) return { problem: 'too_long' }
  if (aud !== undefined && ![aud].flat().includes(publicId)) return { problem: 'foreign' }
  if (!isIdentifiedVisitorId(sub)) return { problem: 'nameless' }
  const details = readDetails(payload)
  if (!details) return { problem: 'bad_details' }
  const signedAt = new Date(Math.min(now.getTime(), iat === undefined ? Infinity : iat * 1000))
  return { person: sub, details, signedAt, problem: null }
}

function problemOf(error: errors.JOSEError): IdentityProblem {
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'forged'
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'exp') return 'endless'
    return error.claim === 'nbf' ? 'early' : 'nameless'
  }
  return 'unreadable'
}
