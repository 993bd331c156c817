import type { JobDefinition } from '../../platform/jobs/index.ts'

/** Ends a subscription at the provider after its account was deleted or its payments failed. */
export const endSubscriptionJob: JobDefinition<{ providerId: string }> = {
  name: 'end-subscription',
  exclusive: false,
  retries: 500,
  expireSeconds: 120,
}
