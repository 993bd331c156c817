import { providerTexts } from '@parleykit/contract/auth/texts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import {
  type IdentityProvider,
  ProviderError,
  type ProviderErrorKind,
} from '../../../platform/identity-provider/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/**
 * Takes a step with the operator's provider. If it fails, the user reads what to do next, and the log says why. Throws
 * `not_found` if no provider is configured.
 */
export async function callProvider<Result>(
  { identityProvider, log }: Platform,
  step: (provider: IdentityProvider) => Promise<Result>,
): Promise<Result> {
  if (!identityProvider) throw new DomainError('not_found', providerTexts.none)
  try {
    return await step(identityProvider)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const { kind, reason } = error
    if (kind !== 'canceled') log.warn({ err: error, kind, reason }, 'identity provider')
    throw toRefusal(kind, identityProvider.name)
  }
}

function toRefusal(kind: ProviderErrorKind, name: string): DomainError {
  if (kind === 'unreachable') return new DomainError('provider_unavailable', providerTexts.unreachable(name))
  if (kind === 'over') return new DomainError('sign_in_over', providerTexts.over)
  return new DomainError('provider_refused', providerTexts[kind](name))
}
