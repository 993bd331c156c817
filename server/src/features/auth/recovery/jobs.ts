import type { JobDefinition } from '../../../platform/jobs/index.ts'
import type { Caller } from '../base/caller-of.ts'

/** Finds out whose name it is and sends the link: apart from the request, whose time so says nothing. */
export const mailResetLinkJob: JobDefinition<{ name: string; caller: Caller }> = {
  name: 'mail-reset-link',
  exclusive: false,
  retries: 3,
  expireSeconds: 60,
}
