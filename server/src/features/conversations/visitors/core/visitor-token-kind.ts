/** Distinguishes visitor tokens from everything else that the installation signs. */
export const visitorTokenKind = 'visitor+jwt'
