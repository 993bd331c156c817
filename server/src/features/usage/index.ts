export { claimLimitNotice } from './claim-limit-notice.ts'
export { readCreditsUsed } from './read-credits-used.ts'
export { releaseCredit } from './release-credit.ts'
export { reserveCredit } from './reserve-credit.ts'
