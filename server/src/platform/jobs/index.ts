export { type JobDefinition, type Jobs, openJobs } from './open-jobs.ts'
