/** What tells visitor tokens from whatever else the installation signs. */
export const tokenKind = 'visitor+jwt'
