export { findLastJob } from './find-last-job.ts'
export { listQueueStates, type QueueState } from './list-queue-states.ts'
export { type JobDefinition, type Jobs, openJobs, QueueNotReadyError } from './open-jobs.ts'
export { traceJobs } from './trace-jobs.ts'
