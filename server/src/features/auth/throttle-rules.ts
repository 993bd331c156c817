import type { ThrottleRule } from '../../platform/http/index.ts'

export const loginByAccount: ThrottleRule = { name: 'login-account', points: 10, seconds: 15 * 60 }
export const loginByAddress: ThrottleRule = { name: 'login-address', points: 60, seconds: 15 * 60 }
export const passwordByAccount: ThrottleRule = { name: 'password-account', points: 10, seconds: 15 * 60 }
export const registerByAddress: ThrottleRule = { name: 'register-address', points: 30, seconds: 3600 }
