import { useState } from 'react'

export interface ReplyDraft {
  readonly content: string
  /** The idempotency key of the message. */
  readonly messageKey: string
}

/** A person's unsent message to a visitor. Survives a reload and another person taking over. */
export function useReplyDraft(conversationId: number) {
  const storageKey = `parleykit.reply.${conversationId}`
  const [draft, setDraft] = useState(() => readStored(storageKey))

  /** A changed text is a new message, whatever happened to the previous one. */
  function write(content: string) {
    const next = { content, messageKey: newKey() }
    setDraft(next)
    try {
      if (content === '') sessionStorage.removeItem(storageKey)
      else sessionStorage.setItem(storageKey, JSON.stringify(next))
    } catch {
      // Storage is blocked or full: the text lasts until the page is left.
    }
  }
  return { draft, write }
}

function readStored(storageKey: string): ReplyDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (isDraft(stored)) return stored
  } catch {
    // Storage is blocked or holds other data: there is no draft.
  }
  return { content: '', messageKey: newKey() }
}

function isDraft(value: unknown): value is ReplyDraft {
  if (typeof value !== 'object' || value === null) return false
  return (
    typeof Reflect.get(value, 'content') === 'string' && typeof Reflect.get(value, 'messageKey') === 'string'
  )
}

/** Random and long enough; `crypto.randomUUID` is missing on pages served without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
