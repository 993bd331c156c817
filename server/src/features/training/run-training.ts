import type { StarterPrompt } from '@parleykit/contract/agents'
import { eq, sql } from 'drizzle-orm'
import { type Database, isDatabaseUnavailable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents } from '../agents/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import {
  buildEncodedIndex,
  cutNewEntries,
  detectLanguage,
  embedAgentJob,
  keepStarterPrompts,
  listIndexablePassages,
  publishIndex,
  purgeDeletedEntries,
} from '../retrieval/index.ts'
import { makeStarterPrompts } from './core/make-starter-prompts.ts'
import { tellOfTraining } from './tell-of-training.ts'
import type { TrainingHooks } from './training-hooks.ts'

const starterPromptsMade = 8

/**
 * Trains an agent on its present knowledge. A failure is kept for the owner, and the live index stays as it was.
 * Where only the database was away, it throws, so that the job is tried again.
 */
export async function runTraining(platform: Platform, agentId: number, hooks: TrainingHooks): Promise<void> {
  try {
    // Knowledge that was added and asked for while a training ran is trained by the next round.
    while (!(await trainOnce(platform, agentId, hooks)));
    await purgeDeletedEntries(platform.database, agentId)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    platform.log.error({ err: error, agentId }, 'training failed')
    await platform.database
      .update(agents)
      .set({ trainingStatus: 'error', trainingError: 'An unexpected error occurred during training.' })
      .where(eq(agents.id, agentId))
  }
  await tellOfTraining(platform, agentId, 'end')
}

/** One training; true when it covers everything that was asked for, or when the agent is gone. */
async function trainOnce(platform: Platform, agentId: number, hooks: TrainingHooks): Promise<boolean> {
  const { database } = platform
  const [agent] = await database.select().from(agents).where(eq(agents.id, agentId))
  if (!agent) return true
  const report = progressReporter(platform, agentId)
  await cutNewEntries(database, agentId, (share) => report(share * 0.5))
  const entries = await database
    .select({
      entryId: knowledgeEntries.id,
      textHash: knowledgeEntries.textHash,
      fileName: knowledgeEntries.fileName,
    })
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.agentId, agentId))
  const passages = await listIndexablePassages(database, agentId)
  await report(0.6)
  const encoded = await buildEncodedIndex(passages)
  await report(0.9)
  const createdAt = platform.clock()
  const liveVersion = await database.transaction(async (transaction) => {
    const [now] = await transaction.select().from(agents).where(eq(agents.id, agentId)).for('no key update')
    if (!now) return null
    if (platform.embeddings)
      await platform.jobs.send(transaction, embedAgentJob, { agentId }, { key: String(agentId) })
    const { liveVersion: former, trainingRequestedBy: trainedBy } = now
    return publishIndex(transaction, {
      agentId,
      liveVersion: former,
      encoded,
      entries,
      passages,
      trainedBy,
      createdAt,
    })
  })
  if (liveVersion === null) return true
  const trainedStarterPrompts = await makeStarterPrompts({
    passages,
    language: detectLanguage(sampleOf(passages)),
    limit: starterPromptsMade,
    canAnswer: (question) => hooks.canAnswer(platform, { id: agentId, liveVersion }, question),
  })
  await keepStarterPrompts(database, { agentId, version: liveVersion }, trainedStarterPrompts)
  await hooks.checkCuratedAnswers(platform, agentId)
  return settleTraining(database, agentId, { seenRevision: agent.knowledgeRevision, trainedStarterPrompts })
}

/** Enough text to tell the knowledge's language from. */
function sampleOf(passages: readonly { text: string }[]): string {
  return passages
    .slice(0, 20)
    .map((passage) => passage.text.slice(0, 200))
    .join('\n')
}

/** Notes that a training is over; false when more was asked for meanwhile. */
async function settleTraining(
  database: Database,
  agentId: number,
  result: { seenRevision: number; trainedStarterPrompts: StarterPrompt[] },
): Promise<boolean> {
  const { seenRevision, trainedStarterPrompts } = result
  const isEverything = sql`${agents.requestedRevision} <= ${seenRevision}`
  const [settled] = await database
    .update(agents)
    .set({
      trainedStarterPrompts,
      trained: sql`${agents.knowledgeRevision} = ${seenRevision}`,
      trainingStatus: sql`case when ${isEverything} then 'completed' else ${agents.trainingStatus} end`,
      trainingError: null,
      trainingProgress: sql`case when ${isEverything} then 1 else ${agents.trainingProgress} end`,
    })
    .where(eq(agents.id, agentId))
    .returning({ trainingStatus: agents.trainingStatus })
  return settled?.trainingStatus !== 'processing'
}

/** Writes progress in steps of at least a twentieth, so that many small entries don't cost a write each. */
function progressReporter(platform: Platform, agentId: number): (share: number) => Promise<void> {
  let written = 0
  return async (share) => {
    if (share - written < 0.05) return
    written = share
    await platform.database.update(agents).set({ trainingProgress: share }).where(eq(agents.id, agentId))
    await tellOfTraining(platform, agentId, 'progress')
  }
}
