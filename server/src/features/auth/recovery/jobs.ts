import type { JobDefinition } from '../../../platform/jobs/index.ts'
import type { Caller } from '../base/caller-of.ts'

interface LinkRequest {
  readonly name: string
  readonly caller: Caller
}

/** Finds out whose name it is and sends the link: apart from the request, whose time so says nothing. */
export const mailResetLinkJob: JobDefinition<LinkRequest> = {
  name: 'mail-reset-link',
  exclusive: false,
  retries: 3,
  expireSeconds: 60,
}

/** The same for the link by which a new browser may sign in. */
export const mailSignInLinkJob: JobDefinition<LinkRequest> = {
  name: 'mail-sign-in-link',
  exclusive: false,
  retries: 3,
  expireSeconds: 60,
}
