import type { JobDefinition } from '../../platform/jobs/index.ts'

/** Gives the topics of an agent's live knowledge vectors. */
export const encodeTopicsJob: JobDefinition<{ agentId: number }> = {
  name: 'encode-topics',
  exclusive: true,
  retries: 3,
  expireSeconds: 3600,
}
