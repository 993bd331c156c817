import type { LanguageModel, LanguageModels } from '../../../platform/language-model/index.ts'
import { findReplyModel } from './find-reply-model.ts'

/**
 * The model that verifies replies, rewrites follow-ups and writes questions for training: the operator's helper model,
 * else the model that writes replies. Null if no model is paid for.
 */
export function findHelperModel(models: LanguageModels, ownerTier: string): LanguageModel | null {
  const model = findReplyModel(models, ownerTier)
  return model && (models.helper ?? model)
}
