import { type JWTPayload, SignJWT } from 'jose'

/** A token as an owner's server signs it; a claim that is undefined is left out. */
export function signIdentity(
  secret: string,
  claims: { readonly [Claim in keyof JWTPayload]: unknown },
  alg = 'HS256',
): Promise<string> {
  return new SignJWT(JSON.parse(JSON.stringify(claims)))
    .setProtectedHeader({ alg })
    .sign(new TextEncoder().encode(secret))
}
