/** Names a conversation to an assistant. An assistant that sends the name continues the conversation. */
export interface ConversationHandle {
  readonly conversationId: number
  /** Random text made by this server. The visitorId is derived from it and doesn't reveal it. */
  readonly secret: string
}

const pattern = /^(\d{1,15})\.([\w-]{22})$/

/** Reads a conversation's name; null if it isn't in our format. */
export function parseConversationHandle(name: string): ConversationHandle | null {
  const [, id, secret] = pattern.exec(name) ?? []
  return id === undefined || secret === undefined ? null : { conversationId: Number(id), secret }
}

export function formatConversationHandle({ conversationId, secret }: ConversationHandle): string {
  return `${conversationId}.${secret}`
}
