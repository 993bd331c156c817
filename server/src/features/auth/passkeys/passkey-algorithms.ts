/** Signatures that passkeys may make, by COSE's numbers: EdDSA, ES256 and RS256, which every device has one of. */
export const passkeyAlgorithms = [-8, -7, -257] as const
