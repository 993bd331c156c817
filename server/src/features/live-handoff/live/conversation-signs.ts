import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'

/** That something about who answers has changed, or been said; or that the person there is typing. */
const signSchema = z.enum(['changed', 'typing'])
export type ConversationSign = z.infer<typeof signSchema>

const topicOf = (conversationId: number) => `conversation/${conversationId}`

/** Lets the visitor's open streams, in any process, know of a sign. Call it once what it is about is committed. */
export function signToVisitor(
  { pubsub }: Pick<Platform, 'pubsub'>,
  conversationId: number,
  sign: ConversationSign,
): void {
  pubsub.publish(topicOf(conversationId), { sign })
}

/** Hears the signs of a conversation; `changed` also where some may have been missed. Returns what ends it. */
export function hearSigns(
  { pubsub }: Pick<Platform, 'pubsub'>,
  conversationId: number,
  hear: (sign: ConversationSign) => void,
): () => void {
  const schema = z.object({ sign: signSchema })
  return pubsub.subscribe(topicOf(conversationId), (message) => {
    const { success, data } = schema.safeParse(message)
    hear(success ? data.sign : 'changed')
  })
}
