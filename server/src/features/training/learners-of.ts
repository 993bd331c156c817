import type { Platform } from '../../platform/platform.ts'

export type Configured = Pick<Platform, 'sentenceEncoder' | 'embeddings' | 'models' | 'config'>

export type LearnerKind = 'encoder' | 'embeddings' | 'questions'

/**
 * The models that read the knowledge in a training. A name changes whenever the model's output would. The product's own
 * agent has no payer, so only the encoder reads its knowledge.
 */
export function learnersOf(
  { sentenceEncoder, embeddings, models, config }: Configured,
  { isPaid }: { readonly isPaid: boolean },
): ReadonlyMap<LearnerKind, string> {
  const learners = new Map<LearnerKind, string>()
  if (sentenceEncoder) learners.set('encoder', `encoder ${sentenceEncoder.name}`)
  if (embeddings && isPaid) learners.set('embeddings', `embeddings ${embeddings.name}`)
  if (models && config.languageModel?.trainingQuestions && isPaid) learners.set('questions', 'questions')
  return learners
}
