import type { JobDefinition } from '../../platform/jobs/index.ts'

/** Brings the product's own agent up to the documentation of the version that runs. */
export const prepareDemoAgentJob: JobDefinition<Record<never, never>> = {
  name: 'prepare-demo-agent',
  exclusive: true,
  retries: 3,
  retrySeconds: 5,
  expireSeconds: 300,
}
