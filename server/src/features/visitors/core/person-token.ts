import { browserVisitorPrefix, visitorIdMax } from '@parleykit/contract/limits'
import { isStorable } from '@parleykit/contract/values'

/** What a person's conversations are marked with begins so; no other token id has a colon. */
export const personPrefix = 'person:'

/**
 * Whether an owner's server may call somebody so. A name that begins like a browser's own id is refused: others may know it, and
 * a random id of that form is enough to write in its conversations.
 */
export function isPersonName(sub: unknown): sub is string {
  if (typeof sub !== 'string' || sub.trim() === '' || sub.length > visitorIdMax) return false
  return isStorable(sub) && !/\p{Cc}/u.test(sub) && !sub.startsWith(browserVisitorPrefix)
}

/** What the conversations of a person are marked with. */
export function personTokenId(person: string): string {
  return personPrefix + person
}

/** The person whose conversations are marked so; null for an anonymous visitor. */
export function personOf(tokenId: string): string | null {
  return tokenId.startsWith(personPrefix) ? tokenId.slice(personPrefix.length) : null
}

/** What a person's token says: it holds as long as the secret that the person was introduced by. */
export function personSubject(secretId: string, tokenId: string): string {
  return `${secretId}/${tokenId}`
}

/** Reads a token's subject; null for a person who was introduced by another secret than the present one. */
export function tokenIdOf(subject: string, secretId: string | null): string | null {
  const at = subject.indexOf(`/${personPrefix}`)
  if (at === -1) return subject
  return subject.slice(0, at) === secretId ? subject.slice(at + 1) : null
}
