/** Signature algorithms for passkeys, as COSE numbers: EdDSA, ES256 and RS256. Every device supports at least one. */
export const passkeyAlgorithms = [-8, -7, -257] as const
