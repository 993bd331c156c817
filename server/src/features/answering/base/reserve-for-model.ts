import type { LanguageModel } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import { leaseTokens, type TokenReservation } from '../../billing/usage/index.ts'

const unlimited: TokenReservation = { settle: async () => {} }

/**
 * Takes the tokens of a request from the plan's and the operator's budgets; null if they are used up. A workspace's own
 * key takes none of them.
 */
export async function reserveForModel(
  platform: Platform,
  { ownerId }: Pick<AgentRow, 'ownerId'>,
  wanted: { readonly model: LanguageModel; readonly ownerTier: string; readonly tokens: number },
): Promise<TokenReservation | null> {
  const { model, ownerTier, tokens } = wanted
  if (model.isOwnKey) return unlimited
  return leaseTokens(platform, { ownerId, ownerTier, purpose: 'writing', tokens })
}
