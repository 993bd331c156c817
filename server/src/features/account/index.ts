export { recordAccountChange } from './base/record-account-change.ts'
export { cancelSubscriptionForAccount } from './cancel-subscription-for-account.ts'
export { grantTier } from './grant-tier.ts'
