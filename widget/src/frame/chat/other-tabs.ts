import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

/** The visitor's other tabs with the same agent. */
export interface OtherTabs {
  /** Announces that a conversation has something new on the server. */
  tell(conversationId: number): void
  close(): void
}

/**
 * Listens for conversations that the visitor's other tabs report as changed. The content comes only from the server.
 * Browsers without messages between tabs skip this.
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
