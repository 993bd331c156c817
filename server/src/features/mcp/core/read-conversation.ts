/** Names a conversation to an assistant. An assistant that sends the name continues the conversation. */
export interface NamedConversation {
  readonly conversationId: number
  /** Random text that this server made; the visitorId is made of it, and doesn't tell it. */
  readonly secret: string
}

const pattern = /^(\d{1,15})\.([\w-]{22})$/

/** Null for what no answer has named so. */
export function readConversation(name: string): NamedConversation | null {
  const [, id, secret] = pattern.exec(name) ?? []
  return id === undefined || secret === undefined ? null : { conversationId: Number(id), secret }
}

export function nameConversation({ conversationId, secret }: NamedConversation): string {
  return `${conversationId}.${secret}`
}
