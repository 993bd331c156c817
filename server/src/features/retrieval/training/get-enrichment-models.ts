import type { Platform } from '../../../platform/platform.ts'
import { findEmbeddingModel } from '../../models/index.ts'

export type EnrichmentKind = 'encoder' | 'embeddings' | 'questions'

/**
 * The models that read the knowledge in a training. A name changes whenever the model's output would. The product's own
 * agent has no payer, so only the encoder reads its knowledge.
 */
export async function getEnrichmentModels(
  platform: Platform,
  { isPaid }: { readonly isPaid: boolean },
): Promise<ReadonlyMap<EnrichmentKind, string>> {
  const { sentenceEncoder, models, config } = platform
  const learners = new Map<EnrichmentKind, string>()
  if (sentenceEncoder) learners.set('encoder', `encoder ${sentenceEncoder.name}`)
  const embeddings = isPaid ? await findEmbeddingModel(platform) : null
  if (embeddings) learners.set('embeddings', `embeddings ${embeddings.name}`)
  if (models && config.languageModel?.trainingQuestions && isPaid) learners.set('questions', 'questions')
  return learners
}
