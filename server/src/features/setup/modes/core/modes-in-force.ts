import type { RegistrationMode } from '@parleykit/contract/auth/account'
import type { BillingProvider } from '@parleykit/contract/billing/billing'
import type { Audience } from '@parleykit/contract/setup/setup'
import type { Config } from '../../../../config/config.ts'

/** How plans are sold and who may register. */
export interface Modes {
  readonly billing: BillingProvider
  readonly registration: RegistrationMode
}

export type ModesConfig = Pick<Config, 'registration'> & {
  readonly billing: Pick<Config['billing'], 'provider'>
}

/** The modes of an installation: the environment's, else those of the answer. Without either: sandbox and open. */
export function modesInForce({ billing, registration }: ModesConfig, audience: Audience | null): Modes {
  const isTeam = audience === 'team'
  return {
    billing: billing.provider ?? (isTeam ? 'off' : 'sandbox'),
    registration: registration ?? (isTeam ? 'invite' : 'open'),
  }
}
