export { purgeEntriesJob, trainAgentJob } from './jobs.ts'
export { trainingRoutes } from './routes.ts'
export { runTraining } from './run-training.ts'
export type { TrainingHooks } from './training-hooks.ts'
