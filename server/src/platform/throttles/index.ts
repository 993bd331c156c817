export { networkOf } from './network-of.ts'
export { createThrottles, ThrottledError, type ThrottleRule, type Throttles } from './throttles.ts'
