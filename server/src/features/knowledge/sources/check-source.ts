import type { SourceKind } from '@parleykit/contract/knowledge/sources/source-kinds'
import type { SourceOffer } from '@parleykit/contract/knowledge/sources/sources'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { OwnerContext } from '../../auth/index.ts'
import { SourceFault } from './base/source-fault.ts'
import type { SourceAccess } from './base/source-port.ts'
import { findSourcePort } from './kinds/find-source-port.ts'
import { sourcesByOwner } from './throttle-rules.ts'

/** For one request. Its caller waits. */
const requestMs = 20_000

/** Asks a source for its name and what can be chosen. Throws `website_unreadable` with the reason if it can't be read. */
export async function checkSource(
  { platform, owner, signal }: OwnerContext & { readonly signal: AbortSignal },
  { kind, ...access }: SourceAccess & { readonly kind: SourceKind },
): Promise<SourceOffer> {
  await platform.throttles.consume(sourcesByOwner, String(owner.id))
  try {
    return await findSourcePort(kind).check({ platform, access, picked: null, signal, requestMs })
  } catch (error) {
    if (error instanceof SourceFault)
      throw new DomainError('website_unreadable', error.message, {
        param: error.kind === 'refused' && access.token !== null ? 'token' : 'address',
      })
    throw error
  }
}
