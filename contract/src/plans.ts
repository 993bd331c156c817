/** Tiers and what each may use. Pure, and read by server and screens alike. */

export const tiers = ['free', 'hobby', 'standard', 'pro', 'admin'] as const
export type Tier = (typeof tiers)[number]

export interface TierLimits {
  readonly agents: number
  readonly monthlyCredits: number
  /** Bytes of extracted text per agent, as UTF-8. */
  readonly knowledgeBytes: number
}

const kilobytes = 1000
const megabytes = 1000 * kilobytes

const limitsByTier: Record<Tier, TierLimits> = {
  free: { agents: 1, monthlyCredits: 100, knowledgeBytes: 600 * kilobytes },
  hobby: { agents: 1, monthlyCredits: 3000, knowledgeBytes: 50 * megabytes },
  standard: { agents: 3, monthlyCredits: 18_000, knowledgeBytes: 50 * megabytes },
  pro: { agents: 5, monthlyCredits: 60_000, knowledgeBytes: 50 * megabytes },
  admin: { agents: 1000, monthlyCredits: 10_000_000, knowledgeBytes: 50 * megabytes },
}

/** The limits of a tier as stored or typed in any case; an unknown tier gets those of free. */
export function limitsOf(tier: string): TierLimits {
  const known = tiers.find((name) => name === tier.toLowerCase())
  return limitsByTier[known ?? 'free']
}
