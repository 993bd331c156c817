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

/** Has a model word the questions that an agent's live passages answer. */
export const makeQuestionsJob: JobDefinition<AgentJob> = {
  name: 'make-questions',
  exclusive: true,
  retries: 3,
  expireSeconds: 3600,
}

/** Takes the words of deleted entries out of the kept index versions. */
export const purgeEntriesJob: JobDefinition<AgentJob> = {
  name: 'purge-deleted-entries',
  exclusive: true,
  retries: 5,
  expireSeconds: 900,
}
