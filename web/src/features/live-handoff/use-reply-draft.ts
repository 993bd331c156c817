import { useState } from 'react'

export interface ReplyDraft {
  readonly content: string
  /** What the message is stored under once, however often it is sent. */
  readonly messageKey: string
}

/** What a person is writing to the visitor of a conversation; it outlives a reload, and the conversation being lost to others. */
export function useReplyDraft(conversationId: number) {
  const storageKey = `parleykit.reply.${conversationId}`
  const [draft, setDraft] = useState(() => readStored(storageKey))

  /** Other words are another message, whatever became of the one before. */
  function write(content: string) {
    const next = { content, messageKey: newKey() }
    setDraft(next)
    try {
      if (content === '') sessionStorage.removeItem(storageKey)
      else sessionStorage.setItem(storageKey, JSON.stringify(next))
    } catch {
      // Storage is refused or full: the text lasts until the page is left.
    }
  }
  return { draft, write }
}

function readStored(storageKey: string): ReplyDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (isDraft(stored)) return stored
  } catch {
    // Refused, or written by something else: there is none.
  }
  return { content: '', messageKey: newKey() }
}

function isDraft(value: unknown): value is ReplyDraft {
  if (typeof value !== 'object' || value === null) return false
  return (
    typeof Reflect.get(value, 'content') === 'string' && typeof Reflect.get(value, 'messageKey') === 'string'
  )
}

/** Random and long enough; `crypto.randomUUID` is missing on pages that are served without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
