import type { Platform } from '../../platform/platform.ts'
import { listUnquestionedAgents } from '../retrieval/index.ts'
import { makeQuestionsJob } from './jobs.ts'

/** Asks for the questions of every agent whose live index has never had any made: the model was away, or is new. */
export async function requestQuestions({ database, jobs, models, config }: Platform): Promise<void> {
  const model = models && (models.helper ?? models.standard)
  if (!model?.isAvailable() || !config.languageModel?.trainingQuestions) return
  await database.transaction(async (transaction) => {
    for (const { agentId } of await listUnquestionedAgents(transaction))
      await jobs.send(transaction, makeQuestionsJob, { agentId }, { key: String(agentId) })
  })
}
