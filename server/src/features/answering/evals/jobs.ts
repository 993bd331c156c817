import type { JobDefinition } from '../../../platform/jobs/index.ts'

/** Runs an agent's checks, one job at a time per agent. Answers are kept if the process dies. */
export const runEvalsJob: JobDefinition<{ agentId: number }> = {
  name: 'run-checks',
  exclusive: true,
  retries: 5,
  expireSeconds: 3600,
}
