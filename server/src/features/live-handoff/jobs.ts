import type { JobDefinition } from '../../platform/jobs/index.ts'

/** A request for a person, by the conversation and its instant (ISO). */
export interface Call {
  readonly conversationId: number
  readonly askedAt: string
}

export const callByMailJob: JobDefinition<Call> = {
  name: 'call-by-mail',
  exclusive: false,
  retries: 3,
  expireSeconds: 60,
}
