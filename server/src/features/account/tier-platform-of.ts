import type { Config } from '../../config/config.ts'
import { createHooks } from '../../platform/hooks/index.ts'
import { applyTier } from '../agents/index.ts'
import type { Operator } from '../auth/index.ts'
import { billingHooks, type TierPlatform } from '../billing/index.ts'
import { endLiveHandoffsWithoutSeat } from '../support/live-handoff/index.ts'

/** Dependencies of an operator's commands outside a server. */
export type ConfiguredOperator = Operator & { readonly config: Config }

/** Dependencies for changing a plan outside a server, with all consequences. */
export function tierPlatformOf(operator: ConfiguredOperator): TierPlatform {
  const hooks = createHooks()
  hooks.connect(billingHooks.onTierChanged, (transaction, ownerId, to) =>
    applyTier(transaction, { ownerId, tier: to, now: operator.clock() }),
  )
  hooks.connect(billingHooks.afterTierChanged, (ownerId) => endLiveHandoffsWithoutSeat(operator, ownerId))
  return { ...operator, hooks }
}
