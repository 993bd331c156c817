import { visitorIdMax } from '@parleykit/contract/base/request-headers'
import { isStorable } from '@parleykit/contract/base/values'

/** The prefix of a visitorId created by a browser; a random UUID follows. */
const browserVisitorPrefix = 'visitor-'

/** Prefix of an identified person's token id. No other token id has a colon. */
export const identifiedPrefix = 'person:'

/**
 * Days that the token of a visitor is valid whom the owner's website identifies, which it repeats on every page. What the
 * website told is kept as long.
 */
export const knownVisitorTokenDays = 2

/**
 * Whether an owner's server may use this name for a person. Names that begin like a browser's own id are refused:
 * others may know the name, and a random id of that form is enough to write in its conversations.
 */
export function isIdentifiedVisitorId(sub: unknown): sub is string {
  if (typeof sub !== 'string' || sub.trim() === '' || sub.length > visitorIdMax) return false
  return isStorable(sub) && !/\p{Cc}/u.test(sub) && !sub.startsWith(browserVisitorPrefix)
}

/** The token id that marks a person's conversations. */
export function identifiedTokenId(person: string): string {
  return identifiedPrefix + person
}

/** The person of a token id; null for an anonymous visitor. */
export function identifiedVisitorOf(tokenId: string): string | null {
  return tokenId.startsWith(identifiedPrefix) ? tokenId.slice(identifiedPrefix.length) : null
}

/** The subject of a person's token. It is valid as long as the secret that identified the person. */
export function identifiedSubject(secretId: string, tokenId: string): string {
  return `${secretId}/${tokenId}`
}

/** Reads the token id from a subject; null for a person who was identified with a secret other than the current one. */
export function parseTokenSubject(subject: string, secretId: string | null): string | null {
  const at = subject.indexOf(`/${identifiedPrefix}`)
  if (at === -1) return subject
  return subject.slice(0, at) === secretId ? subject.slice(at + 1) : null
}
