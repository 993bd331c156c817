import type { Setup } from '@parleykit/contract/setup/setup'
import type { SetupContext } from './base/setup-context.ts'
import { findAnswer, findChoices, lockModes } from './modes/index.ts'
import { getOperatorAccess } from './operator/index.ts'

/** Who the installation is for, what is in force, and whether this account may choose it. */
export async function getSetup(ctx: Omit<SetupContext, 'caller'>): Promise<Setup> {
  const { config, database } = ctx.platform
  const answer = await findAnswer(database)
  const { access, isFirstAccount } = await getOperatorAccess(ctx)
  const modes = await database.transaction((transaction) => lockModes(transaction, config))
  const { registration } = await findChoices(database)
  const isOpen = answer === null && config.billing.provider === null && config.registration === null
  const isAsked = access === 'operator' || (access === 'code' && isFirstAccount)
  return {
    audience: answer?.audience ?? null,
    isOffered: isOpen && isAsked,
    access,
    billing: { provider: modes.billing, isSetByServer: config.billing.provider !== null },
    registration: {
      mode: modes.registration,
      isSetByServer: config.registration !== null,
      isChosen: registration !== null,
    },
  }
}
