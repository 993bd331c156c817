import type { JobDefinition } from '../../platform/jobs/index.ts'

/** Ends a subscription at the provider, whose account is gone or which nobody pays. */
export const endSubscriptionJob: JobDefinition<{ providerId: string }> = {
  name: 'end-subscription',
  exclusive: false,
  retries: 500,
  expireSeconds: 120,
}
