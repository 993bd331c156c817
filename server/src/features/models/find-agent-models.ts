import { systemTier } from '@parleykit/contract/billing/plans'
import type { ModelRef } from '@parleykit/contract/models/models'
import type { LanguageModel } from '../../platform/language-model/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ModelSettings, readModelSettings } from './base/catalogue.ts'
import { findInstallationReply } from './base/find-installation-reply.ts'
import { isSameModel, offeredModels } from './base/offered-models.ts'

/** What decides which models an agent uses. */
export interface ModelUser {
  readonly ownerId: number
  readonly ownerTier: string
  /** The agent's own choice; null or omitted if it has none. */
  readonly replyModel?: ModelRef | null
  /** False if the owner lets nothing be sent to a model. */
  readonly usesModels?: boolean
}

/** The models of an agent. */
export interface AgentModels {
  readonly reply: LanguageModel
  /** Verifies replies, rewrites follow-ups and writes questions for training. */
  readonly helper: LanguageModel
  /** Answers if the reply model fails before it has shown anything. */
  readonly fallback: LanguageModel | null
  /** Whether its replies cost no credit, since the workspace pays with its own key. */
  readonly isFree: boolean
}

/**
 * The models of an agent: its own choice, else its workspace's, else the installation's, where the environment wins.
 * Null if it has none: then answers are quoted. Null for the product's own agent, since no one pays for its models.
 */
export async function findAgentModels(platform: Platform, user: ModelUser): Promise<AgentModels | null> {
  if (user.ownerTier === systemTier || user.usesModels === false) return null
  const [own, shared] = await Promise.all([
    readModelSettings(platform, user.ownerId),
    readModelSettings(platform, null),
  ])
  const sharedReply = await findInstallationReply(platform, { shared, ownerTier: user.ownerTier })
  const chosen =
    (await own.open(user.replyModel ?? null)) ??
    (await openOffered(shared, user)) ??
    (await own.open(own.choices.reply))
  const reply = chosen ?? sharedReply
  if (!reply) return null
  // With a key of its own, a workspace doesn't spend the installation's tokens.
  const sharedHelper = reply.isOwnKey
    ? null
    : (platform.models?.helper ?? (await shared.open(shared.choices.helper)))
  const helper = (await own.open(own.choices.helper)) ?? sharedHelper ?? reply
  const fallback =
    (await own.open(own.choices.fallback)) ??
    (reply.isOwnKey ? null : await shared.open(shared.choices.fallback))
  const isFree = reply.isOwnKey && !shared.choices.ownKeysCostCredits
  return { reply, helper, fallback: fallback === reply ? null : fallback, isFree }
}

/** A model of the installation that an agent has chosen, if its plan offers it. */
async function openOffered(
  shared: ModelSettings,
  { replyModel, ownerTier }: ModelUser,
): Promise<LanguageModel | null> {
  if (!replyModel) return null
  const isOffered = offeredModels(shared.choices, ownerTier).some((ref) => isSameModel(ref, replyModel))
  return isOffered ? shared.open(replyModel) : null
}
