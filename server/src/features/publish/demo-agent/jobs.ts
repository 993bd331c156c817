import type { JobDefinition } from '../../../platform/jobs/index.ts'

/** Updates the product's own agent to the documentation of the running version. */
export const prepareDemoAgentJob: JobDefinition<Record<never, never>> = {
  name: 'prepare-demo-agent',
  exclusive: true,
  retries: 3,
  retrySeconds: 5,
  expireSeconds: 300,
}
