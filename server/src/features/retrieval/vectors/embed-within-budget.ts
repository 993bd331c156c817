import { estimateTokens } from '@parleykit/engine/text/estimate-tokens'
import type { EmbeddingModel } from '../../../platform/embeddings/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { reserveTokens } from '../../billing/usage/index.ts'

/** The owner whose tokens are counted, and the agent they are used for. */
export interface Payer {
  readonly agentId: number
  readonly ownerId: number
  readonly ownerTier: string
}

/**
 * Returns a vector for each text; null if the owner's plan has too few tokens left. Texts that the server failed to
 * embed aren't counted, and neither are those that a workspace pays with its own key.
 */
export async function embedWithinBudget(
  platform: Platform,
  model: EmbeddingModel,
  { ownerId, ownerTier }: Payer,
  contents: readonly string[],
): Promise<Float32Array[] | null> {
  if (contents.length === 0) return []
  const tokens = contents.reduce((sum, content) => sum + estimateTokens(content), 0)
  if (model.isOwnKey) return model.embedAll(contents)
  const reservation = await reserveTokens(platform, { ownerId, ownerTier, purpose: 'embedding', tokens })
  if (!reservation) return null
  let tokensUsed = 0
  try {
    const vectors = await model.embedAll(contents)
    tokensUsed = tokens
    return vectors
  } finally {
    await reservation.settle(tokensUsed)
  }
}
