import { accountTexts } from '@parleykit/contract/texts'
import type { Config } from '../../../config.ts'
import { ApiError } from '../../../platform/http/index.ts'
import { type PasskeySite, passkeySite } from '../core/passkey-site.ts'

/** Where passkeys work; throws `passkeys_unavailable` where browsers have none. */
export function requirePasskeySite(config: Config): PasskeySite {
  const site = passkeySite(config)
  if (!site) throw new ApiError('passkeys_unavailable', accountTexts.passkeysUnavailable)
  return site
}
