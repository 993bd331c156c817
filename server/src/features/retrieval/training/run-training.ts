import { WorkStopped } from '../../../platform/child-process/index.ts'
import type { JobContext } from '../../../platform/context.ts'
import { and, eq, sql } from '../../../platform/database/drizzle.ts'
import { type Database, isDatabaseUnavailable } from '../../../platform/database/index.ts'
import { isOutOfSpace } from '../../../platform/disk-space/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import { users } from '../../auth/index.ts'
import { agentKnowledge } from '../../knowledge/index.ts'
import { openReadingProcess, publishIndex, purgeDeletedEntries, UnreadableEntry } from '../index.ts'
import { buildCurrentIndex } from './build-current-index.ts'
import { completeWithStarterPrompts } from './complete-with-starter-prompts.ts'
import type { EnrichmentContext } from './enrich-passages.ts'
import { failureReason } from './failure-reason.ts'
import type { Payer } from './generate-questions.ts'
import { trainedShare } from './jobs.ts'
import { notifyTrainingProgress } from './notify-training-progress.ts'
import { trainingStates } from './tables.ts'

/** Rounds per job. */
const mostRounds = 3

/** A training that was stopped this often fails. */
const mostStops = 2

/**
 * Trains an agent on its current knowledge. A failure is stored for the owner, and the live index stays as it was. A
 * training that failed for lack of disk space restarts automatically (`resumeLostJobs`). Throws, so that the job is
 * retried, if only the database was down, if `signal` aborted it, or if its work was stopped for the first time: a busy
 * machine may be the cause.
 */
export async function runTraining({ platform, signal }: JobContext, agentId: number): Promise<void> {
  try {
    // Knowledge that was added and requested during a training is trained in the next round. After the last round,
    // further requests get another job, queued behind those of other agents.
    for (let round = 0; round < mostRounds; round++) if (await trainOnce(platform, agentId, signal)) break
    await purgeDeletedEntries(platform, agentId, signal)
  } catch (error) {
    if (isDatabaseUnavailable(error) || signal.aborted || isInterrupted(error)) throw error
    if (await isGone(platform.database, agentId)) return
    if (!isOutOfSpace(error)) platform.log.error({ err: error, agentId }, 'training failed')
    if (wasStopped(error) && (await countStop(platform.database, agentId)) < mostStops) throw error
    await platform.database
      .update(trainingStates)
      .set({ status: 'error', error: failureReason(error), stops: 0 })
      .where(eq(trainingStates.agentId, agentId))
  }
  await notifyTrainingProgress(platform, { agentId, stage: 'end' })
}

/** Whether the agent was deleted, which removes the rows that a training reads and writes. */
async function isGone(database: Database, agentId: number): Promise<boolean> {
  const [state] = await database
    .select({ agentId: trainingStates.agentId })
    .from(trainingStates)
    .where(eq(trainingStates.agentId, agentId))
  return !state
}

/** Counts only stops that the server survives: if it is killed, its work process dies too, whatever the text. */
async function countStop(database: Database, agentId: number): Promise<number> {
  const [counted] = await database
    .update(trainingStates)
    .set({ stops: sql`${trainingStates.stops} + 1` })
    .where(eq(trainingStates.agentId, agentId))
    .returning({ stops: trainingStates.stops })
  return counted?.stops ?? mostStops
}

/** Whether an external signal interrupted the work. */
function isInterrupted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

function wasStopped(error: unknown): boolean {
  return error instanceof WorkStopped || (error instanceof UnreadableEntry && error.cause !== undefined)
}

/** Runs one training. Returns true if it covers everything that was requested, or if the agent is gone. */
async function trainOnce(platform: Platform, agentId: number, signal: AbortSignal): Promise<boolean> {
  const [due] = await platform.database
    .select({
      agentId: agentKnowledge.agentId,
      seenRevision: agentKnowledge.revision,
      stops: trainingStates.stops,
      textBytes: agentKnowledge.textBytes,
      ownerId: agents.ownerId,
      ownerTier: users.subscriptionTier,
    })
    .from(trainingStates)
    .innerJoin(agentKnowledge, eq(agentKnowledge.agentId, trainingStates.agentId))
    .innerJoin(agents, eq(agents.id, trainingStates.agentId))
    .innerJoin(users, eq(users.id, agents.ownerId))
    // A job whose heartbeat came too late is handed out again, although its training is over.
    .where(and(eq(trainingStates.agentId, agentId), eq(trainingStates.status, 'processing')))
  if (!due) return true
  return platform.disk.hold(due.textBytes * trainedShare, async () => {
    const process = openReadingProcess(platform, due.textBytes, signal)
    try {
      return await trainIn({ process, platform, signal }, due)
    } finally {
      process.close()
    }
  })
}

async function trainIn(
  means: EnrichmentContext,
  { seenRevision, stops, ...payer }: Payer & { readonly seenRevision: number; readonly stops: number },
): Promise<boolean> {
  const { platform, process } = means
  const { database } = platform
  const { agentId } = payer
  const report = progressReporter(platform, agentId)
  const built = await buildCurrentIndex(means, { payer, skipsStopped: stops > 0, report })
  const createdAt = platform.clock()
  const liveVersion = await database.transaction(async (transaction) => {
    const [now] = await transaction
      .select({ former: agents.liveVersion, trainedBy: trainingStates.requestedBy })
      .from(agents)
      .innerJoin(trainingStates, eq(trainingStates.agentId, agents.id))
      .where(eq(agents.id, agentId))
      .for('no key update', { of: agents })
    if (!now) return null
    const { former, trainedBy } = now
    return publishIndex(transaction, {
      agentId,
      liveVersion: former,
      ...built,
      knowledgeRevision: seenRevision,
      trainedBy,
      createdAt,
    })
  })
  if (liveVersion === null) return true
  return completeWithStarterPrompts({ process, platform }, { agentId, version: liveVersion }, seenRevision)
}

/**
 * Writes progress in steps of at least a twentieth, so that many small entries don't cost a write each. Throws once the
 * disk has no room for the rest.
 */
function progressReporter(platform: Platform, agentId: number): (share: number) => Promise<void> {
  let written = 0
  return async (share) => {
    await platform.disk.require()
    if (share - written < 0.05) return
    written = share
    await platform.database
      .update(trainingStates)
      .set({ progress: share })
      .where(eq(trainingStates.agentId, agentId))
    await notifyTrainingProgress(platform, { agentId, stage: 'progress' })
  }
}
