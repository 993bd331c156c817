import type { Platform } from '../../../platform/platform.ts'

export type ConfiguredModels = Pick<Platform, 'sentenceEncoder' | 'embeddings' | 'models' | 'config'>

export type EnrichmentKind = 'encoder' | 'embeddings' | 'questions'

/**
 * The models that read the knowledge in a training. A name changes whenever the model's output would. The product's own
 * agent has no payer, so only the encoder reads its knowledge.
 */
export function getEnrichmentModels(
  { sentenceEncoder, embeddings, models, config }: ConfiguredModels,
  { isPaid }: { readonly isPaid: boolean },
): ReadonlyMap<EnrichmentKind, string> {
  const learners = new Map<EnrichmentKind, string>()
  if (sentenceEncoder) learners.set('encoder', `encoder ${sentenceEncoder.name}`)
  if (embeddings && isPaid) learners.set('embeddings', `embeddings ${embeddings.name}`)
  if (models && config.languageModel?.trainingQuestions && isPaid) learners.set('questions', 'questions')
  return learners
}
