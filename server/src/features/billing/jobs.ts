import type { JobDefinition } from '../../platform/jobs/index.ts'

/** Gives all accounts the tier of the modes in force, after those have changed. */
export const applyEntitlementsJob: JobDefinition<object> = {
  name: 'apply-entitlements',
  exclusive: false,
  retries: 50,
  expireSeconds: 3600,
}

/** Ends a subscription at the provider after its account was deleted or its payments failed. */
export const endSubscriptionJob: JobDefinition<{ providerId: string }> = {
  name: 'end-subscription',
  exclusive: false,
  retries: 500,
  expireSeconds: 120,
}
