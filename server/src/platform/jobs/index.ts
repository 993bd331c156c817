export { type JobDefinition, type Jobs, openJobs, QueueNotReadyError } from './open-jobs.ts'
export { type QueueState, readQueues } from './read-queues.ts'
export { traceJobs } from './trace-jobs.ts'
