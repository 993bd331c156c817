import type { VisitorIdentity } from './visitor-identity.ts'

/**
 * A visitor identified by the website. Stored only in the page's memory: on a shared device, the next person is
 * anonymous until the website identifies them.
 */
export function openIdentifiedVisitor(
  anonymous: VisitorIdentity,
  visitorToken: string,
  lastConversation: number | null,
): VisitorIdentity {
  let token = visitorToken
  let conversation: number | 'pending' | null = lastConversation
  let unsent: string | null = null
  let agreed: string | null = null
  return {
    visitorId: anonymous.visitorId,
    preview: false,
    readLastConversation: () => conversation,
    rememberConversation(id) {
      conversation = id
    },
    readToken: () => token,
    rememberToken(given) {
      token = given
    },
    forgetConversation() {
      conversation = null
    },
    readUnsent: () => unsent,
    rememberUnsent(question) {
      unsent = question
    },
    forgetUnsent() {
      unsent = null
    },
    readAgreed: () => agreed,
    rememberAgreed(words) {
      agreed = words
    },
  }
}
