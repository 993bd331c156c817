/** Limits of auth. Free of dependencies, so that the chat frame can use them too. */

export const usernameLength = { min: 3, max: 50 } as const
export const displayNameMax = 50
export const passwordLength = { min: 6, max: 100 } as const
export const invitationTokenMax = 100
/** Password reset links that one account gets per hour. */
export const resetsPerHour = 4
/** Links for signing in from a new browser that one account gets per hour. */
export const signInLinksPerHour = 4
/** Characters of the token in a mailed link. */
export const oneTimeTokenMax = 100
/** Passkeys per account. */
export const passkeysMax = 20
export const passkeyNameMax = 50
export const securityEventPageSize = 20
/** Days that an account's security events are kept. */
export const securityEventDays = 90
