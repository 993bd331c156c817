import type { JobDefinition } from '../../platform/jobs/index.ts'

/** Gives an agent's live index vectors of the configured embedding model. */
export const embedAgentJob: JobDefinition<{ agentId: number }> = {
  name: 'embed-agent',
  exclusive: true,
  retries: 3,
  expireSeconds: 3600,
}
