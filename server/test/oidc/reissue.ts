import { type CryptoKey, decodeJwt, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'

/** How an ID token differs from the provider's own. */
export interface IdTokenChange {
  readonly claims?: (claims: JWTPayload) => JWTPayload
  /** By whom it is signed; the provider when absent. */
  readonly signedBy?: 'nobody' | 'another key'
}

/** An ID token that only a broken or false provider would send. */
export async function reissue(token: string, key: CryptoKey, change: IdTokenChange): Promise<string> {
  const claims = change.claims?.(decodeJwt(token)) ?? decodeJwt(token)
  if (change.signedBy === 'nobody') return new UnsecuredJWT(claims).encode()
  const signer = change.signedBy === 'another key' ? (await generateKeyPair('RS256')).privateKey : key
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'first' }).sign(signer)
}
