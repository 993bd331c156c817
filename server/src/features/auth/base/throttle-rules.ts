import { resetsPerHour, signInLinksPerHour } from '@parleykit/contract/auth/limits'
import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Email confirmation links that one account can request per hour. */
const confirmationsPerHour = 4

/** Sign-in from one network, to any account. Browsers known to the account aren't counted. */
export const loginByAddress: ThrottleRule = { name: 'login-address', points: 60, seconds: 15 * 60 }
/** Sign-in to one account or typed name from one network. */
export const loginByPair: ThrottleRule = { name: 'login-pair', points: 10, seconds: 15 * 60 }
/** Sign-in to one account or typed name from all unknown browsers and networks together. */
export const loginByStrangers: ThrottleRule = { name: 'login-strangers', points: 20, seconds: 3600 }
/** Attempts that each network has after `loginByStrangers` is used up, on a server without mail. */
export const loginBeyond: ThrottleRule = { name: 'login-beyond', points: 3, seconds: 5 * 60 }
export const loginBeyondByDay: ThrottleRule = { name: 'login-beyond-day', points: 20, seconds: 24 * 3600 }
/** Links by which a new browser may sign in: limits per network, per name and per account. */
export const signInLinkByAddress: ThrottleRule = { name: 'sign-in-link-address', points: 10, seconds: 3600 }
export const signInLinkByName: ThrottleRule = {
  name: 'sign-in-link-name',
  points: signInLinksPerHour,
  seconds: 3600,
}
export const signInLinkByAccount: ThrottleRule = {
  name: 'sign-in-link-account',
  points: signInLinksPerHour,
  seconds: 3600,
}
/** Sign-in in a browser known to the account. Guesses from elsewhere don't count, and the wait is short. */
export const loginByDevice: ThrottleRule = { name: 'login-device', points: 6, seconds: 60 }
export const passwordByAccount: ThrottleRule = { name: 'password-account', points: 10, seconds: 15 * 60 }
/** Codes of a second step, after a correct password. */
export const codeByAccount: ThrottleRule = { name: 'code-account', points: 5, seconds: 15 * 60 }
export const codeByDay: ThrottleRule = { name: 'code-day', points: 20, seconds: 24 * 3600 }
/** Requests for passkey sign-ins that don't succeed, from one network. */
export const passkeyByAddress: ThrottleRule = { name: 'passkey-address', points: 60, seconds: 15 * 60 }
/** Requests for a password reset link, from one network. */
export const resetByAddress: ThrottleRule = { name: 'reset-address', points: 10, seconds: 3600 }
/** Password reset links for one name. Links sent earlier stay valid. */
export const resetByName: ThrottleRule = { name: 'reset-name', points: resetsPerHour, seconds: 3600 }
/** The same for an account, since it has two names. */
export const resetByAccount: ThrottleRule = { name: 'reset-account', points: resetsPerHour, seconds: 3600 }
/** Links that confirm an address, for one account. */
export const confirmationByAccount: ThrottleRule = {
  name: 'confirmation-account',
  points: confirmationsPerHour,
  seconds: 3600,
}
/** Tokens of links that come from one network. */
export const linkByAddress: ThrottleRule = { name: 'link-address', points: 30, seconds: 15 * 60 }
/** Sign-ins started or finished at an identity provider, from one network: a whole office can share an address. */
export const providerByAddress: ThrottleRule = { name: 'provider-address', points: 120, seconds: 15 * 60 }
/** Registrations from one network. A response that a name or an address is taken costs `takenPoints` more. */
export const registerByAddress: ThrottleRule = { name: 'register-address', points: 30, seconds: 3600 }
export const takenPoints = 5
/** Registrations with one typed address. */
export const registerByEmail: ThrottleRule = { name: 'register-email', points: 10, seconds: 3600 }
