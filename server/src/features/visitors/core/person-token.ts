import { unguessableVisitorId, visitorIdMax } from '@parleykit/contract/limits'
import { isStorable } from '@parleykit/contract/values'

/** No id of an anonymous visitor has a colon. */
const prefix = 'person:'

/**
 * Whether an owner's server may call somebody so. What begins like a browser's own id is nobody's name: such an id is
 * believed where it can't be guessed, and this one may stand in an address.
 */
export function isPersonName(sub: unknown): sub is string {
  if (typeof sub !== 'string' || sub.trim() === '' || sub.length > visitorIdMax) return false
  return isStorable(sub) && !/\p{Cc}/u.test(sub) && !sub.startsWith(unguessableVisitorId.prefix)
}

/** What the conversations of a person are marked with. */
export function personTokenId(person: string): string {
  return prefix + person
}

/** The person whose conversations are marked so; null for an anonymous visitor. */
export function personOf(tokenId: string): string | null {
  return tokenId.startsWith(prefix) ? tokenId.slice(prefix.length) : null
}

/** What a person's token says: it holds as long as the secret that the person was introduced by. */
export function personSubject(secretId: string, tokenId: string): string {
  return `${secretId}/${tokenId}`
}

/** Reads a token's subject; null for a person who was introduced by another secret than the present one. */
export function tokenIdOf(subject: string, secretId: string | null): string | null {
  const at = subject.indexOf(`/${prefix}`)
  if (at === -1) return subject
  return subject.slice(0, at) === secretId ? subject.slice(at + 1) : null
}
