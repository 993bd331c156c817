import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

/** The visitor's other tabs of one agent. */
export interface OtherTabs {
  /** Says that something new stands in a conversation at the server. */
  tell(conversationId: number): void
  close(): void
}

/**
 * Hears from the visitor's other tabs which conversation has something new. What it is the server tells alone. A browser
 * that lets tabs know nothing of each other goes without.
 */
export function openOtherTabs(
  publicId: string,
  { preview }: VisitorIdentity,
  hear: (conversationId: number) => void,
): OtherTabs {
  try {
    const channel = new BroadcastChannel(`parleykit${preview ? '-preview' : ''}:${publicId}`)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'number') hear(data)
    }
    return { tell: (conversationId) => channel.postMessage(conversationId), close: () => channel.close() }
  } catch {
    return { tell: () => undefined, close: () => undefined }
  }
}
