import { accountTexts } from '@parleykit/contract/texts'
import type { Config } from '../../../config/config.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { type PasskeySite, passkeySite } from '../core/passkey-site.ts'

/** Where passkeys work; throws `passkeys_unavailable` where browsers have none. */
export function requirePasskeySite(config: Config): PasskeySite {
  const site = passkeySite(config)
  if (!site) throw new DomainError('passkeys_unavailable', accountTexts.passkeysUnavailable)
  return site
}
