export { cancelSubscriptionForAccount } from './cancel-subscription-for-account.ts'
export { grantTier } from './grant-tier.ts'
export { recordAccountChange } from './record-account-change.ts'
