import { z } from 'zod'
import type { Platform } from '../../../../platform/platform.ts'

/** `changed`: another answerer or a new message. `typing`: the person is typing. */
const signalSchema = z.enum(['changed', 'typing'])
export type ConversationSignal = z.infer<typeof signalSchema>

const topicOf = (conversationId: number) => `conversation/${conversationId}`

/** Sends a sign to the visitor's open streams in all processes. Call it after the change is committed. */
export function publishSignal(
  { pubsub }: Pick<Platform, 'pubsub'>,
  conversationId: number,
  sign: ConversationSignal,
): void {
  pubsub.publish(topicOf(conversationId), { sign })
}

/** Listens for signs of a conversation. `changed` can also mean that some were missed. Returns an unsubscriber. */
export function subscribeToSignals(
  { pubsub }: Pick<Platform, 'pubsub'>,
  conversationId: number,
  onSignal: (sign: ConversationSignal) => void,
): () => void {
  const schema = z.object({ sign: signalSchema })
  return pubsub.subscribe(topicOf(conversationId), (message) => {
    const { success, data } = schema.safeParse(message)
    onSignal(success ? data.sign : 'changed')
  })
}
