import type { Platform } from '../../platform/platform.ts'
import { readModelSettings } from './base/catalogue.ts'

/**
 * Whether trainings of a workspace write questions. The workspace decides if it pays with its own key; else the
 * environment does, or the operator where the environment sets no model.
 * @param ownerId null for a workspace without models of its own
 */
export async function writesTrainingQuestions(
  platform: Platform,
  { ownerId }: { readonly ownerId: number | null },
): Promise<boolean> {
  const own = ownerId === null ? null : (await readModelSettings(platform, ownerId)).choices
  if (own && (own.reply ?? own.helper)) return own.trainingQuestions
  const { languageModel } = platform.config
  if (platform.models && languageModel) return languageModel.trainingQuestions
  const { reply, trainingQuestions } = (await readModelSettings(platform, null)).choices
  return reply !== null && trainingQuestions
}
