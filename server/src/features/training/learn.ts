import { systemTier } from '@parleykit/contract/billing/plans'
import { isDatabaseUnavailable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { WorkProcess } from '../../platform/work-process/index.ts'
import { embedPages, encodeTopics, type Learned, type PassagePages } from '../retrieval/index.ts'
import { findHelperModel } from '../usage/index.ts'
import { type LearnerKind, learnersOf } from './learners-of.ts'
import { makeQuestions, type Payer } from './make-questions.ts'

export interface LearningMeans {
  readonly platform: Platform
  readonly process: WorkProcess
  readonly signal: AbortSignal
  /** Time limit for all remote models together; no limit if omitted. */
  readonly patienceMs?: number
}

/**
 * Has the configured models read passages: the encoder, the embedding model, and the model that writes questions. A
 * model that fails or takes too long is missing from `learnedBy` and delays nothing. A model without tokens left in the
 * plan counts as done.
 */
export async function learn(
  { platform, process, signal, patienceMs }: LearningMeans,
  payer: Payer,
  pages: PassagePages,
): Promise<Learned & { readonly learnedBy: string[] }> {
  const { sentenceEncoder: encoder, embeddings, models, database, log } = platform
  const { agentId, ownerTier } = payer
  const patience =
    patienceMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
  const readers: Record<LearnerKind, () => Promise<Learned>> = {
    encoder: async () => {
      if (encoder) await encodeTopics({ database, encoder, process }, agentId, pages)
      return {}
    },
    embeddings: async () =>
      embeddings ? embedPages({ platform, signal: patience }, { model: embeddings, payer, pages }) : {},
    questions: async () => {
      const model = models && findHelperModel(models, ownerTier)
      return model
        ? { questionTokens: await makeQuestions({ platform, signal: patience }, { model, payer, pages }) }
        : {}
    },
  }
  const learnedBy: string[] = []
  const learned: Learned = {}
  for (const [kind, name] of learnersOf(platform, { isPaid: ownerTier !== systemTier })) {
    try {
      Object.assign(learned, await readers[kind]())
      learnedBy.push(name)
    } catch (error) {
      if (signal.aborted || isDatabaseUnavailable(error)) throw error
      log.warn({ err: error, agentId }, `an agent is trained without its ${kind} for now`)
    }
  }
  return { ...learned, learnedBy }
}
