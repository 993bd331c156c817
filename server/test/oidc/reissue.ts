import { type CryptoKey, decodeJwt, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'

/** How an ID token differs from the provider's own. */
export interface IdTokenChange {
  readonly claims?: (claims: JWTPayload) => JWTPayload
  /** By whom it is signed; the provider when absent. */
  readonly signedBy?: 'nobody' | 'somebody'
}

/** An ID token that a provider would only send if it were broken, or somebody else. */
export async function reissue(token: string, key: CryptoKey, change: IdTokenChange): Promise<string> {
  const claims = change.claims?.(decodeJwt(token)) ?? decodeJwt(token)
  if (change.signedBy === 'nobody') return new UnsecuredJWT(claims).encode()
  const signer = change.signedBy === 'somebody' ? (await generateKeyPair('RS256')).privateKey : key
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'first' }).sign(signer)
}
