/** Tiers and their limits. Pure, and used by both server and screens. */

export const tiers = ['free', 'hobby', 'standard', 'pro', 'admin'] as const
export type Tier = (typeof tiers)[number]

/** The tier of the product's own workspace. It can't be bought or granted, and no model is paid for it. */
export const systemTier = 'system'

/** Whether an account may be the operator's. Everyone has this plan where an installation is for one team. */
export const mayOperate = ({ subscriptionTier }: { readonly subscriptionTier: string }) =>
  subscriptionTier === ('admin' satisfies Tier)

export interface TierLimits {
  readonly agents: number
  readonly monthlyCredits: number
  /** Bytes of extracted text per agent, as UTF-8. */
  readonly knowledgeBytes: number
  /** Tokens that a language model may read and write per month for all of the owner's agents. */
  readonly monthlyTokens: number
  /** Tokens that an embedding model may read per month, for knowledge and questions. */
  readonly monthlyEmbeddingTokens: number
  /** Texts, files and pages per agent. */
  readonly knowledgeEntries: number
  /** Bytes of uploaded files per agent. */
  readonly fileBytes: number
  /** Website pages and files per agent; Infinity if not limited separately. */
  readonly trainingLinks: number
  /** Members of a workspace, including its owner. */
  readonly members: number
}

const kilobytes = 1000
const megabytes = 1000 * kilobytes
const gigabytes = 1000 * megabytes
const million = 1_000_000
/** Approximate tokens of a reply to the longest prompt. The owner's own tests have to fit in too. */
const tokensACredit = 15_000

const freeKnowledge = {
  knowledgeBytes: 600 * kilobytes,
  knowledgeEntries: 200,
  fileBytes: 100 * megabytes,
  trainingLinks: 15,
}
const paidKnowledge = {
  knowledgeBytes: 50 * megabytes,
  knowledgeEntries: 2000,
  fileBytes: gigabytes,
  trainingLinks: Number.POSITIVE_INFINITY,
}

const limitsByTier: Record<Tier | typeof systemTier, TierLimits> = {
  free: { ...limits(1, 100, 2 * million), ...freeKnowledge, members: 1 },
  hobby: { ...limits(1, 3000, 100 * million), ...paidKnowledge, members: 1 },
  standard: { ...limits(3, 18_000, 300 * million), ...paidKnowledge, members: 5 },
  pro: { ...limits(5, 60_000, 500 * million), ...paidKnowledge, fileBytes: 2 * gigabytes, members: 8 },
  admin: {
    ...limits(1000, 10_000_000, 100_000 * million),
    ...paidKnowledge,
    fileBytes: 10 * gigabytes,
    members: 1000,
  },
  system: { ...limits(1, 10_000_000, 0), ...freeKnowledge, monthlyTokens: 0, members: 1 },
}

function limits(agents: number, monthlyCredits: number, monthlyEmbeddingTokens: number) {
  return { agents, monthlyCredits, monthlyTokens: monthlyCredits * tokensACredit, monthlyEmbeddingTokens }
}

/** The limits of a tier as stored or typed, in any case. An unknown tier gets the limits of free. */
export function limitsOf(tier: string): TierLimits {
  const name = tier.toLowerCase()
  const known = name === systemTier ? name : tiers.find((tier) => tier === name)
  return limitsByTier[known ?? 'free']
}

/** Why a tier has no automatic syncs, as a sentence with the word subscription, or null. */
export function refusalForSchedule(tier: string): string | null {
  if (tier.toLowerCase() in limitsByTier && tier.toLowerCase() !== 'free') return null
  return 'Reading pages again automatically requires a paid subscription. You can still read them again manually.'
}

/** Why a tier's agents can't be used through OpenAI's API, as a sentence with the word subscription, or null. */
export function refusalForPrograms(tier: string): string | null {
  if (tier.toLowerCase() in limitsByTier && tier.toLowerCase() !== 'free') return null
  return 'OpenAI-compatible API access requires a Hobby subscription or higher. The chat API is included in every plan.'
}

/** How much an agent uses of everything that a plan limits. */
export interface KnowledgeUse {
  readonly entries: number
  readonly textBytes: number
  readonly fileBytes: number
}

/** The room that a plan has left for an agent; negative after a downgrade. */
export function knowledgeRoom(tier: string, used: KnowledgeUse): KnowledgeUse {
  const limits = limitsOf(tier)
  return {
    entries: limits.knowledgeEntries - used.entries,
    textBytes: limits.knowledgeBytes - used.textBytes,
    fileBytes: limits.fileBytes - used.fileBytes,
  }
}

/** The room that an entry needs; undefined if not known yet, `fileBytes` null if it isn't from a file. */
export interface KnowledgeNeed {
  readonly textBytes?: number
  readonly fileBytes?: number | null
}

/** Why an entry doesn't fit into the remaining room, as a sentence for the owner, or null. */
export function refusalForRoom(room: KnowledgeUse, need: KnowledgeNeed): string | null {
  const wayOut = 'Delete something or upgrade your plan.'
  if (room.entries < 1) return `This agent has reached your plan's limit for texts and files. ${wayOut}`
  for (const what of ['text', 'file'] as const) {
    const size = need[`${what}Bytes`]
    const left = room[`${what}Bytes`]
    if (size === null || (size ?? 1) <= left) continue
    const rest = `your plan has ${sizeInWords(left)} left for this agent's ${what}s. ${wayOut}`
    return size === undefined ? `Y${rest.slice(1)}` : `This ${what} is ${sizeInWords(size)}, and ${rest}`
  }
  return null
}

/** Why an agent's curated answers don't fit, as a sentence with the word subscription, or null. */
export function refusalForAnswers(
  tier: string,
  { textBytes, answerBytes }: { readonly textBytes: number; readonly answerBytes: number },
): string | null {
  const room = limitsOf(tier).knowledgeBytes - textBytes
  if (answerBytes <= room) return null
  return `Your questions and answers would take ${sizeInWords(answerBytes)}, and your plan has room for ${sizeInWords(room)}. Delete something or upgrade your subscription.`
}

/** Why this many more website pages don't fit, as a sentence with the word subscription, or null. */
export function refusalForLinks(linksLeft: number, wanted: number): string | null {
  if (wanted <= Math.max(0, linksLeft)) return null
  const rest =
    linksLeft > 0
      ? `and your plan has ${linksLeft === 1 ? '1 training link' : `${linksLeft} training links`} left for this agent. Select fewer`
      : "and this agent has used all of your plan's training links. Delete some"
  const pages = wanted === 1 ? 'You selected 1 more page' : `You selected ${wanted} more pages`
  return `${pages}, ${rest}, or upgrade your subscription.`
}

/** Why an agent with this much knowledge, including website pages, is too large for a tier, as a sentence, or null. */
export function refusalForAgent(tier: string, use: KnowledgeUse & { readonly links: number }): string | null {
  const limits = limitsOf(tier)
  const wayOut = 'Upgrade your subscription, or remove something from the agent first.'
  const tooMuch = (what: string, room: string) =>
    `This agent has ${what}, and your plan has room for ${room}. ${wayOut}`
  if (use.entries > limits.knowledgeEntries)
    return tooMuch(`${use.entries} texts, files and pages`, String(limits.knowledgeEntries))
  if (use.links > limits.trainingLinks)
    return tooMuch(`${use.links} website pages`, String(limits.trainingLinks))
  if (use.textBytes > limits.knowledgeBytes)
    return tooMuch(`${sizeInWords(use.textBytes)} of text`, sizeInWords(limits.knowledgeBytes))
  if (use.fileBytes > limits.fileBytes)
    return tooMuch(`${sizeInWords(use.fileBytes)} of files`, sizeInWords(limits.fileBytes))
  return null
}

/** Rounded up, so that something too large never appears to fit. */
function sizeInWords(bytes: number): string {
  const [size, unit] = bytes <= megabytes ? [bytes / kilobytes, 'KB'] : [bytes / megabytes, 'MB']
  return `${Math.max(0, Math.ceil(size)).toLocaleString('en-US')} ${unit}`
}
