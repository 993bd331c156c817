import type { RegistrationMode } from '@parleykit/contract/auth/account'
import type { Audience } from '@parleykit/contract/setup/setup'
import type { Database } from '../../../../platform/database/index.ts'

/** What the operator chose on the dashboard. The environment wins over it. */
export interface Choices {
  /** Null if the question who the installation is for wasn't answered. */
  readonly audience: Audience | null
  /** Null if the answer decides. */
  readonly registration: RegistrationMode | null
  /** Whether the keys of a Stripe account are stored. */
  readonly hasStripe: boolean
}

/** The choices as each product of this process knows them, by its database. */
export const choicesMemory = new WeakMap<Database, Choices>()

/** Messages that the answer has changed. */
export const audienceTopic = 'audience'

/** The advisory lock that the choices change under. It differs from the other locks. */
export const choicesLock = 7_203_118
