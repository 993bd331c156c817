import type { Platform } from '../../../platform/platform.ts'
import { findEmbeddingModel, writesTrainingQuestions } from '../../models/index.ts'

export type EnrichmentKind = 'encoder' | 'embeddings' | 'questions'

/**
 * The models that read the knowledge of a workspace (null: one without models of its own) in a training. A name changes whenever the model's output would. The product's own
 * agent has no payer, so only the encoder reads its knowledge.
 */
export async function getEnrichmentModels(
  platform: Platform,
  { ownerId, isPaid }: { readonly ownerId: number | null; readonly isPaid: boolean },
): Promise<ReadonlyMap<EnrichmentKind, string>> {
  const { sentenceEncoder } = platform
  const learners = new Map<EnrichmentKind, string>()
  if (sentenceEncoder) learners.set('encoder', `encoder ${sentenceEncoder.name}`)
  const embeddings = isPaid ? await findEmbeddingModel(platform, { ownerId }) : null
  if (embeddings) learners.set('embeddings', `embeddings ${embeddings.name}`)
  if (isPaid && (await writesTrainingQuestions(platform, { ownerId }))) learners.set('questions', 'questions')
  return learners
}
