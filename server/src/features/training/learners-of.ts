import type { Platform } from '../../platform/platform.ts'

export type Configured = Pick<Platform, 'sentenceEncoder' | 'embeddings' | 'models' | 'config'>

export type LearnerKind = 'encoder' | 'embeddings' | 'questions'

/**
 * The models that read the knowledge in a training, with names that change with what they make of it. For the product's own
 * agent, for which nobody pays, only the encoder does.
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
