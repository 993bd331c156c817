import { whenRoom } from '../../platform/disk-room/index.ts'
import type { Feature } from '../../platform/feature.ts'
import { agentHooks } from '../agents/index.ts'
import { knowledgeHooks } from '../knowledge/index.ts'
import { syncHooks } from '../websites/index.ts'
import { finishLearning } from './finish-learning.ts'
import { finishLearningJob, purgeEntriesJob, trainAgentJob } from './jobs.ts'
import { prepareTraining } from './prepare-training.ts'
import { readLearning } from './read-learning.ts'
import { requestLearning } from './request-learning.ts'
import { requestPurge } from './request-purge.ts'
import { requestTraining } from './request-training.ts'
import { resumeLostJobs } from './resume-lost-jobs.ts'
import { trainingRoutes } from './routes.ts'
import { runPurge } from './run-purge.ts'
import { runTraining } from './run-training.ts'

/** So that a slow one doesn't delay the others. */
const trainingsAtOnce = 2

export const trainingFeature: Feature = {
  connect: (platform) => {
    const { hooks } = platform
    hooks.connect(agentHooks.readLearning, (database, ids) => readLearning({ ...platform, database }, ids))
    hooks.connect(knowledgeHooks.onEntryComing, () => prepareTraining(platform))
    hooks.connect(knowledgeHooks.onEntryDeleted, (transaction, agentId) =>
      requestPurge({ platform, transaction }, agentId),
    )
    hooks.connect(syncHooks.requestTraining, (owner, agentId) =>
      requestTraining({ platform, owner, actor: owner }, agentId),
    )
  },
  routes: trainingRoutes,
  work: async (platform) => {
    const { disk, jobs } = platform
    await jobs.work(trainAgentJob, trainingsAtOnce, async ({ agentId }, signal) => {
      await runTraining({ platform, signal }, agentId)
      await requestLearning(platform)
    })
    const purge = whenRoom(disk, ({ agentId }: { agentId: number }, signal) =>
      runPurge({ platform, signal }, agentId),
    )
    await jobs.work(purgeEntriesJob, 1, purge)
    const learn = whenRoom(disk, ({ agentId }: { agentId: number }, signal) =>
      finishLearning({ platform, signal }, agentId),
    )
    await jobs.work(finishLearningJob, 1, learn)
    await resumeLostJobs(platform)
    await requestLearning(platform)
    await jobs.every('request-learning', 5, () => requestLearning(platform))
    await jobs.every('resume-lost-jobs', 1, () => resumeLostJobs(platform))
  },
}
