import { visitorIdMax } from '@parleykit/contract/base/request-headers'
import { randomUuid } from './random-id.ts'
import type { TextStorage } from './storage.ts'

/** What this browser remembers about its visitor for one agent. */
export interface VisitorIdentity {
  readonly visitorId: string
  /** The owner in the playground. */
  readonly preview: boolean
  /** The conversation to continue; `pending` if the first answer had not begun, null if there is none. */
  readLastConversation(): number | 'pending' | null
  rememberConversation(id: number | 'pending'): void
  /** The token for this visitor's conversations on the server; null before the first reply. */
  readToken(): string | null
  rememberToken(token: string): void
  forgetConversation(): void
  /** The question that the server hasn't accepted yet; null if there is none. */
  readUnsent(): string | null
  rememberUnsent(question: string): void
  forgetUnsent(): void
  /** The wording that the visitor agreed to before the first question; null if there is none. */
  readAgreed(): string | null
  rememberAgreed(words: string): void
}

/** One of the visitor's conversations with an agent. */
export interface ConversationRef {
  readonly publicId: string
  readonly identity: VisitorIdentity
  readonly conversationId: number
}

/** Finds or creates the visitor's id in the storage. The playground (`preview`) has separate storage keys. */
export function openVisitorIdentity(
  storage: TextStorage,
  publicId: string,
  preview: boolean,
): VisitorIdentity {
  const prefix = preview ? 'parleykit-preview' : 'parleykit'
  const tokenKey = `${prefix}:visitor-token:${publicId}`
  // Another tab may store its own token; this tab keeps the one for its conversation.
  let token = storage.read(tokenKey)
  const conversationKey = `${prefix}:conversation:${publicId}`
  const agreedKey = `${prefix}:agreed:${publicId}`
  const unsentKey = `${prefix}:unsent:${publicId}`
  return {
    visitorId: findVisitorId(storage, `${prefix}:visitor-id`),
    preview,
    readLastConversation() {
      const stored = storage.read(conversationKey)
      if (stored === 'pending') return stored
      return stored !== null && /^[1-9]\d{0,15}$/.test(stored) ? Number(stored) : null
    },
    rememberConversation: (id) => storage.write(conversationKey, String(id)),
    readToken() {
      token ??= storage.read(tokenKey)
      return token
    },
    rememberToken(given) {
      token = given
      storage.write(tokenKey, given)
    },
    forgetConversation: () => storage.remove(conversationKey),
    readUnsent: () => storage.read(unsentKey),
    rememberUnsent: (question) => storage.write(unsentKey, question),
    forgetUnsent: () => storage.remove(unsentKey),
    readAgreed: () => storage.read(agreedKey),
    rememberAgreed: (words) => storage.write(agreedKey, words),
  }
}

function findVisitorId(storage: TextStorage, key: string): string {
  const stored = storage.read(key)
  if (stored?.startsWith('visitor-') && stored.length <= visitorIdMax) return stored
  const visitorId = `visitor-${randomUuid()}`
  storage.write(key, visitorId)
  return visitorId
}
