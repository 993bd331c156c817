import { email } from '@parleykit/contract/auth/account'
import { z } from 'zod'
import type { VerifiedIdentity } from './identity-provider.ts'
import { ProviderError } from './provider-error.ts'

/** Claims that a person, or a careless provider, may have set to anything. */
const claimsSchema = z.object({
  iss: z.string().min(1).max(500),
  sub: z.string().min(1).max(255),
  email: email.nullable().catch(null),
  // Some providers send it as a string.
  email_verified: z
    .literal([true, 'true'])
    .transform((): boolean => true)
    .catch(false),
  auth_time: z.number().nullable().catch(null),
  preferred_username: z.string().catch(''),
  nickname: z.string().catch(''),
  name: z.string().catch(''),
})

/** Builds an identity from verified claims, of an ID token and of the userinfo endpoint. */
export function toIdentity(claims: object): VerifiedIdentity {
  const parsed = claimsSchema.safeParse(claims)
  if (!parsed.success) throw new ProviderError('unproven', 'claims')
  const { iss, sub, email, email_verified, auth_time, preferred_username, nickname, name } = parsed.data
  return {
    issuer: iss,
    subject: sub,
    email,
    isEmailVerified: email !== null && email_verified,
    names: [preferred_username, nickname, name, email ?? ''].filter((name) => name !== ''),
    authenticatedAt: auth_time === null ? null : new Date(auth_time * 1000),
  }
}
