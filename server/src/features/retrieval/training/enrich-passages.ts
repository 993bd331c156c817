import { systemTier } from '@parleykit/contract/billing/plans'
import type { WorkProcess } from '../../../platform/child-process/index.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { isDatabaseUnavailable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import { findAgentModels, findEmbeddingModel } from '../../models/index.ts'
import { embedPages, encodeTopics, type ModelData, type PassagePages } from '../index.ts'
import { generateQuestions, type Payer } from './generate-questions.ts'
import { type EnrichmentKind, getEnrichmentModels } from './get-enrichment-models.ts'

export interface EnrichmentContext {
  readonly platform: Platform
  readonly process: WorkProcess
  readonly signal: AbortSignal
  /** Time limit for all remote models together; no limit if omitted. */
  readonly patienceMs?: number
}

/**
 * Has the configured models read passages: the encoder, the embedding model, and the model that writes questions. A
 * model that fails or takes too long is missing from `learnedBy` and delays nothing. A model without tokens left in the
 * plan counts as done, and so does one that the owner lets nothing be sent to.
 */
export async function enrichPassages(
  { platform, process, signal, patienceMs }: EnrichmentContext,
  payer: Payer,
  pages: PassagePages,
): Promise<ModelData & { readonly learnedBy: string[] }> {
  const { sentenceEncoder: encoder, database, log } = platform
  const { agentId, ownerId, ownerTier } = payer
  const embeddings = await findEmbeddingModel(platform, { ownerId })
  const patience =
    patienceMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
  const [chosen] = await database
    .select({
      replyModel: agents.replyModel,
      modelBudget: agents.modelBudget,
      usesModels: agents.usesModels,
    })
    .from(agents)
    .where(eq(agents.id, agentId))
  const readers: Record<EnrichmentKind, () => Promise<ModelData>> = {
    encoder: async () => {
      if (encoder) await encodeTopics({ database, encoder, process }, agentId, pages)
      return {}
    },
    embeddings: async () =>
      embeddings && chosen?.usesModels
        ? embedPages({ platform, signal: patience }, { model: embeddings, payer, pages })
        : {},
    questions: async () => {
      const model = chosen && (await findAgentModels(platform, { ...payer, ...chosen }))?.helper
      if (!model) return {}
      const task = { model, payer: { ...payer, modelBudget: chosen.modelBudget }, pages }
      return { questionTokens: await generateQuestions({ platform, signal: patience }, task) }
    },
  }
  const learnedBy: string[] = []
  const learned: ModelData = {}
  const isPaid = ownerTier !== systemTier
  for (const [kind, name] of await getEnrichmentModels(platform, { ownerId, isPaid })) {
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
