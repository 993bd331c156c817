/** Tiers and what each may use. Pure, and read by server and screens alike. */

export const tiers = ['free', 'hobby', 'standard', 'pro', 'admin'] as const
export type Tier = (typeof tiers)[number]

export interface TierLimits {
  readonly agents: number
  readonly monthlyCredits: number
  /** Bytes of extracted text per agent, as UTF-8. */
  readonly knowledgeBytes: number
  /** Tokens that a language model may read and write in a month for all that the owner's agents are asked. */
  readonly monthlyTokens: number
  /** Tokens that an embedding model may read in a month, of knowledge and of questions. */
  readonly monthlyEmbeddingTokens: number
}

const kilobytes = 1000
const megabytes = 1000 * kilobytes
const million = 1_000_000
/** A reply of the longest prompt takes about as many; the owner's own tries have to find room too. */
const tokensACredit = 5000

const limitsByTier: Record<Tier, TierLimits> = {
  free: limits(1, 100, 600 * kilobytes, 2 * million),
  hobby: limits(1, 3000, 50 * megabytes, 100 * million),
  standard: limits(3, 18_000, 50 * megabytes, 300 * million),
  pro: limits(5, 60_000, 50 * megabytes, 500 * million),
  admin: limits(1000, 10_000_000, 50 * megabytes, 100_000 * million),
}

function limits(
  agents: number,
  monthlyCredits: number,
  knowledgeBytes: number,
  monthlyEmbeddingTokens: number,
): TierLimits {
  const monthlyTokens = monthlyCredits * tokensACredit
  return { agents, monthlyCredits, knowledgeBytes, monthlyTokens, monthlyEmbeddingTokens }
}

/** The limits of a tier as stored or typed in any case; an unknown tier gets those of free. */
export function limitsOf(tier: string): TierLimits {
  const known = tiers.find((name) => name === tier.toLowerCase())
  return limitsByTier[known ?? 'free']
}
