import { accountTexts } from '@parleykit/contract/auth/texts'
import type { Config } from '../../../config/config.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { type RelyingParty, relyingParty } from '../core/relying-party.ts'

/** The site for passkeys. Throws `passkeys_unavailable` if browsers don't support them there. */
export function requireRelyingParty(config: Config): RelyingParty {
  const site = relyingParty(config)
  if (!site) throw new DomainError('passkeys_unavailable', accountTexts.passkeysUnavailable)
  return site
}
