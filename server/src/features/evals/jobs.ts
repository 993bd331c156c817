import type { JobDefinition } from '../../platform/jobs/index.ts'

/** Asks an agent's checks; one at a time for an agent, and what is answered by then stays when its process dies. */
export const runChecksJob: JobDefinition<{ agentId: number }> = {
  name: 'run-checks',
  exclusive: true,
  retries: 5,
  expireSeconds: 3600,
}
