import type { Setup } from '@parleykit/contract/setup/setup'
import type { SetupContext } from './base/setup-context.ts'
import { accessOf } from './core/access-of.ts'
import { findOperators } from './find-operators.ts'
import { findAnswer, lockModes } from './modes/index.ts'

/** Who the installation is for, what is in force, and whether this account may choose it. */
export async function getSetup({ platform, owner, isLocal }: Omit<SetupContext, 'caller'>): Promise<Setup> {
  const { config, database } = platform
  const answer = await findAnswer(database)
  const operators = await findOperators(database)
  const modes = await database.transaction((transaction) => lockModes(transaction, config))
  const access = accessOf({ ownerId: owner.id, isLocal, operators })
  const isOpen = answer === null && config.billing.provider === null && config.registration === null
  const isAsked = access === 'operator' || (access === 'code' && owner.id === operators.firstId)
  return {
    audience: answer?.audience ?? null,
    isOffered: isOpen && isAsked,
    access,
    billing: { provider: modes.billing, isSetByServer: config.billing.provider !== null },
    registration: { mode: modes.registration, isSetByServer: config.registration !== null },
  }
}
