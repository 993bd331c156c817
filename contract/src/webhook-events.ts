import { z } from 'zod'
import { replyKinds, thumbs } from './conversations.ts'
import { visitorLeadSchema } from './leads.ts'
import { idValue, instant } from './values.ts'

/** What an agent's owner can have sent to a system of theirs. */
export const webhookEventTypes = [
  'conversation.ended',
  'question.unanswered',
  'lead.created',
  'message.rated_down',
] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** What "Send a test event" sends; nobody chooses it. */
export const webhookTestType = 'webhook.test'

const agent = z.object({
  /** Its public id. */
  id: z.string(),
  name: z.string(),
})
const conversation = z.object({
  id: idValue,
  visitorId: z
    .string()
    .describe(
      'An HMAC of the visitorId, always the same for the same visitor of an agent. It identifies the visitor but gives no access.',
    ),
  startedAt: instant,
})
/** Texts are cut to `webhookTextMax` characters. */
const message = z.object({ id: idValue, content: z.string() })

const conversationEnded = z.object({
  agent,
  conversation,
  /** `idle`: nothing was said for `conversationIdleMinutes`. `new_chat`: its visitor began another one. */
  reason: z.enum(['idle', 'new_chat']),
  lastMessageAt: instant,
  messageCount: z.number().int(),
  /** The newest of them, oldest first. */
  messages: z.array(
    message.extend({
      senderType: z.string(),
      createdAt: instant,
      replyKind: z.enum(replyKinds).nullable(),
      thumb: z.enum(thumbs).nullable(),
    }),
  ),
  /** Whether there are older ones than those. */
  messagesCut: z.boolean(),
})

const questionUnanswered = z.object({ agent, conversation, question: message, reply: message })

/** With the same id again where the visitor has corrected it since. */
const leadCreated = z.object({ agent, conversation, lead: visitorLeadSchema })

const messageRatedDown = z.object({
  agent,
  conversation,
  message,
  /** What the visitor wrote about it; a second event brings what was written later. */
  comment: z.string().nullable(),
})

const webhookTest = z.object({ agent, text: z.string() })

/** What an event tells, by its type. */
export const webhookDataSchemas = {
  'conversation.ended': conversationEnded,
  'question.unanswered': questionUnanswered,
  'lead.created': leadCreated,
  'message.rated_down': messageRatedDown,
  [webhookTestType]: webhookTest,
} as const

/** An event's own part of `data`: the agent and the conversation are added to it. */
export type WebhookEventData<Type extends WebhookEventType> = Omit<
  z.input<(typeof webhookDataSchemas)[Type]>,
  'agent' | 'conversation'
>
