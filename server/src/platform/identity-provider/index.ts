export type { IdentityProvider, VerifiedIdentity } from './identity-provider.ts'
export { openIdentityProvider } from './open-identity-provider.ts'
export { ProviderError, type ProviderErrorKind } from './provider-error.ts'
