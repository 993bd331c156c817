import type { JobDefinition } from '../../../platform/jobs/index.ts'

/** A request for a person, identified by the conversation and the time of the request (ISO). */
export interface Call {
  readonly conversationId: number
  readonly askedAt: string
}

export const emailHandoffRequestJob: JobDefinition<Call> = {
  name: 'call-by-mail',
  exclusive: false,
  retries: 3,
  expireSeconds: 60,
}
