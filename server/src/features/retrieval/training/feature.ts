import type { Transaction } from '../../../platform/database/index.ts'
import { whenEnoughSpace } from '../../../platform/disk-space/index.ts'
import type { Feature } from '../../../platform/feature.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agentHooks } from '../../agents/index.ts'
import { knowledgeHooks } from '../../knowledge/index.ts'
import { syncHooks } from '../../knowledge/websites/index.ts'
import { prestartReadingProcess } from '../index.ts'
import { enrichLiveVersion } from './enrich-live-version.ts'
import { enrichLiveVersionJob, purgeEntriesJob, startTrainingJob, trainAgentJob } from './jobs.ts'
import { listTrainingStates } from './list-training-states.ts'
import { requestEnrichment } from './request-enrichment.ts'
import { requestEntryPurge } from './request-entry-purge.ts'
import { requestTraining } from './request-training.ts'
import { resumeLostJobs } from './resume-lost-jobs.ts'
import { trainingRoutes } from './routes.ts'
import { runEntryPurge } from './run-entry-purge.ts'
import { runTraining } from './run-training.ts'
import { scheduleSelfTraining } from './schedule-self-training.ts'
import { startSelfTraining } from './start-self-training.ts'
import { starterPromptWork } from './worker/starter-prompt-work.ts'

/** So that a slow one doesn't delay the others. */
const trainingsAtOnce = 2

export const trainingFeature: Feature = {
  connect: (platform) => {
    const { hooks } = platform
    hooks.connect(agentHooks.listTrainingStates, (database, ids) =>
      listTrainingStates({ platform, database }, ids),
    )
    hooks.connect(knowledgeHooks.onEntryComing, () => prepareTraining(platform))
    hooks.connect(knowledgeHooks.onEntryDeleted, (transaction, agentId) =>
      requestEntryPurge({ platform, transaction }, agentId),
    )
    const schedule = (transaction: Transaction, agentId: number) =>
      scheduleSelfTraining({ platform, transaction }, agentId)
    hooks.connect(knowledgeHooks.onChanged, schedule)
    hooks.connect(agentHooks.onTrainsItself, schedule)
    hooks.connect(syncHooks.requestTraining, (owner, agentId) =>
      requestTraining({ platform, owner, actor: owner, caller: null }, agentId),
    )
  },
  routes: trainingRoutes,
  work: async (platform) => {
    const { disk, jobs } = platform
    await jobs.work(trainAgentJob, trainingsAtOnce, async ({ agentId }, signal) => {
      await runTraining({ platform, signal }, agentId)
      await requestEnrichment(platform)
    })
    const start = whenEnoughSpace(disk, ({ agentId }: { agentId: number }) =>
      startSelfTraining(platform, agentId),
    )
    await jobs.work(startTrainingJob, 1, start)
    const purge = whenEnoughSpace(disk, ({ agentId }: { agentId: number }, signal) =>
      runEntryPurge({ platform, signal }, agentId),
    )
    await jobs.work(purgeEntriesJob, 1, purge)
    const learn = whenEnoughSpace(disk, ({ agentId }: { agentId: number }, signal) =>
      enrichLiveVersion({ platform, signal }, agentId),
    )
    await jobs.work(enrichLiveVersionJob, 1, learn)
    await resumeLostJobs(platform)
    await requestEnrichment(platform)
    await jobs.every('request-learning', 5, () => requestEnrichment(platform))
    await jobs.every('resume-lost-jobs', 1, () => resumeLostJobs(platform))
  },
}

/** Starts a process for a training in advance: after adding knowledge, owners usually train soon. */
function prepareTraining(platform: Platform): void {
  prestartReadingProcess(platform, starterPromptWork)
}
