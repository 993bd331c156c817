import type { JobDefinition } from '../../../platform/jobs/index.ts'
import type { Caller } from '../base/caller-of.ts'

interface LinkRequest {
  readonly name: string
  readonly caller: Caller
}

/** Finds the account and sends the link outside the request, so that response time reveals nothing. */
export const sendResetLinkJob: JobDefinition<LinkRequest> = {
  name: 'mail-reset-link',
  exclusive: false,
  retries: 3,
  expireSeconds: 60,
}

/** The same for a link by which a new browser may sign in. */
export const sendSignInLinkJob: JobDefinition<LinkRequest> = {
  name: 'mail-sign-in-link',
  exclusive: false,
  retries: 3,
  expireSeconds: 60,
}
