export { type JobDefinition, type Jobs, openJobs } from './open-jobs.ts'
export { type QueueState, readQueues } from './read-queues.ts'
