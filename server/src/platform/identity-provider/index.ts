export type { IdentityProvider, ProvenIdentity, SignInSecrets } from './identity-provider.ts'
export { openIdentityProvider } from './open-identity-provider.ts'
export { ProviderFault, type ProviderFaultKind } from './provider-fault.ts'
