import type { LanguageModel } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ModelSettings } from './catalogue.ts'

/** The installation's model that writes for a plan, where the environment wins; null if there is none. */
export async function findInstallationReply(
  { models }: Platform,
  { shared, ownerTier }: { readonly shared: ModelSettings; readonly ownerTier: string },
): Promise<LanguageModel | null> {
  const isFree = ownerTier.toLowerCase() === 'free'
  if (models) return isFree ? models.fast : models.standard
  const free = isFree ? await shared.open(shared.choices.freeReply) : null
  return free ?? shared.open(shared.choices.reply)
}
