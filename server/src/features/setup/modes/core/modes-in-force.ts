import type { RegistrationMode } from '@parleykit/contract/auth/account'
import type { BillingProvider } from '@parleykit/contract/billing/billing'
import type { Config } from '../../../../config/config.ts'
import type { Choices } from '../base/choices-memory.ts'

/** How plans are sold and who may register. */
export interface Modes {
  readonly billing: BillingProvider
  readonly registration: RegistrationMode
}

export type ModesConfig = Pick<Config, 'registration'> & {
  readonly billing: Pick<Config['billing'], 'provider'>
}

/** The modes of an installation: the environment's, else those of the choices. Without either: sandbox and open. */
export function modesInForce({ billing, registration }: ModesConfig, choices: Choices): Modes {
  const isTeam = choices.audience === 'team'
  const sold = choices.hasStripe ? 'stripe' : 'sandbox'
  return {
    billing: billing.provider ?? (isTeam ? 'off' : sold),
    registration: registration ?? choices.registration ?? (isTeam ? 'invite' : 'open'),
  }
}
