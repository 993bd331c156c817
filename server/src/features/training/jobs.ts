import type { JobDefinition } from '../../platform/jobs/index.ts'

interface AgentJob {
  agentId: number
}

/** One at a time for an agent; a job whose process died is taken up by another. */
export const trainAgentJob: JobDefinition<AgentJob> = {
  name: 'train-agent',
  exclusive: true,
  retries: 5,
  expireSeconds: 900,
}

/**
 * What a training takes on the disk at most, in sizes of the texts: their passages, the index, and the log of the writing.
 */
export const trainedShare = 4

/** Has models read what they have yet to learn of an agent's live version. What fails is asked for again later. */
export const finishLearningJob: JobDefinition<AgentJob> = {
  name: 'finish-learning',
  exclusive: true,
  retries: 0,
  expireSeconds: 3600,
}

/** Takes the words of deleted entries out of the kept index versions. */
export const purgeEntriesJob: JobDefinition<AgentJob> = {
  name: 'purge-deleted-entries',
  exclusive: true,
  retries: 5,
  expireSeconds: 900,
}
