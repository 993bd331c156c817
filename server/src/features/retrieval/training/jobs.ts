import type { JobDefinition } from '../../../platform/jobs/index.ts'

interface AgentJob {
  agentId: number
}

/** One at a time per agent. If a job's process dies, another one takes the job over. */
export const trainAgentJob: JobDefinition<AgentJob> = {
  name: 'train-agent',
  exclusive: true,
  retries: 5,
  expireSeconds: 900,
}

/**
 * Starts a training by itself, if the knowledge hasn't changed since; else it is queued again. Its key contains the
 * time, so that an ending job doesn't swallow the next one.
 */
export const startTrainingJob: JobDefinition<AgentJob> = {
  name: 'start-training',
  exclusive: true,
  retries: 5,
  expireSeconds: 300,
}

/** Maximum disk space of a training, as a multiple of the size of the texts: passages, index and write-ahead log. */
export const trainedShare = 4

/** Has models read what they have yet to learn of an agent's live version. Failures are requested again later. */
export const enrichLiveVersionJob: JobDefinition<AgentJob> = {
  name: 'finish-learning',
  exclusive: true,
  retries: 0,
  expireSeconds: 3600,
}

/** Removes the words of deleted entries from the kept index versions. */
export const purgeEntriesJob: JobDefinition<AgentJob> = {
  name: 'purge-deleted-entries',
  exclusive: true,
  retries: 5,
  expireSeconds: 900,
}
