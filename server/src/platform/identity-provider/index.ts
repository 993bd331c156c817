export type { IdentityProvider, ProvenIdentity } from './identity-provider.ts'
export { openIdentityProvider } from './open-identity-provider.ts'
export { ProviderFault, type ProviderFaultKind } from './provider-fault.ts'
