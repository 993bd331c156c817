import type { Config } from '../../config/config.ts'
import { followTier } from '../agents/index.ts'
import type { Operator } from '../auth/index.ts'
import type { TierKeeping } from '../billing/index.ts'
import { endTakeoversWithoutSeat } from '../live-handoff/index.ts'

/** What an operator works with beside a server. */
export type ConfiguredOperator = Operator & { readonly config: Config }

/** What changes a plan beside a server, with all that follows from it. */
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
