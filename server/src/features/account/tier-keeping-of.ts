import type { Config } from '../../config/config.ts'
import { followTier } from '../agents/index.ts'
import type { Operator } from '../auth/index.ts'
import type { TierKeeping } from '../billing/index.ts'
import { endTakeoversWithoutSeat } from '../live-handoff/index.ts'

/** Dependencies of an operator's commands outside a server. */
export type ConfiguredOperator = Operator & { readonly config: Config }

/** Dependencies for changing a plan outside a server, with all consequences. */
export function tierKeepingOf(operator: ConfiguredOperator): TierKeeping {
  return {
    platform: operator,
    hooks: {
      onTierChanged: (transaction, ownerId, _from, to) =>
        followTier(transaction, ownerId, to, operator.clock()),
      afterTierChanged: (ownerId) => endTakeoversWithoutSeat(operator, ownerId),
    },
  }
}
