import type { ModelFault } from '@parleykit/contract/answering/answer-traces'
import type { LanguageModel } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findHelperModel, findReplyModel } from '../../billing/usage/index.ts'

export interface ChosenModel {
  readonly model: LanguageModel
  /** Why the model can't be asked now; null if it can. */
  readonly hindrance: ModelFault | null
}

/** The model that writes for an owner with this plan; null if none is configured. */
export function chooseModel(platform: Pick<Platform, 'models'>, ownerTier: string): ChosenModel | null {
  const { models } = platform
  return models && chosen(findReplyModel(models, ownerTier))
}

/** The model that verifies replies and rewrites questions: the operator's helper model, or else the one that writes. */
export function chooseHelper(platform: Pick<Platform, 'models'>, ownerTier: string): ChosenModel | null {
  const { models } = platform
  return models && chosen(findHelperModel(models, ownerTier))
}

function chosen(model: LanguageModel | null): ChosenModel | null {
  return model && { model, hindrance: model.isAvailable() ? null : 'paused_after_faults' }
}
