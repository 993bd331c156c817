export { endPayments } from './end-payments.ts'
export { grantTier } from './grant-tier.ts'
