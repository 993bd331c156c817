import { z } from 'zod'
import { actionFactSchema } from '../actions/action-runs.ts'
import { idValue, instant } from '../base/values.ts'
import { replyKinds, thumbs } from '../conversations/conversations.ts'
import { visitorLeadSchema } from '../support/leads/leads.ts'

/** The events that an agent's owner can receive. */
export const webhookEventTypes = [
  'conversation.ended',
  'question.unanswered',
  'lead.created',
  'message.rated_down',
  'action.succeeded',
  'action.failed',
] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** The type of the event sent by "Send a test event". It can't be subscribed to. */
export const webhookTestType = 'webhook.test'

const agent = z.object({
  /** The agent's public ID. */
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
  /** `idle`: no message for `conversationIdleMinutes`. `new_chat`: its visitor began another one. */
  reason: z.enum(['idle', 'new_chat']),
  lastMessageAt: instant,
  messageCount: z.number().int(),
  /** The newest messages, oldest first. */
  messages: z.array(
    message.extend({
      senderType: z.string(),
      createdAt: instant,
      replyKind: z.enum(replyKinds).nullable(),
      thumb: z.enum(thumbs).nullable(),
    }),
  ),
  /** Whether older messages were left out. */
  messagesCut: z.boolean(),
})

const questionUnanswered = z.object({ agent, conversation, question: message, reply: message })

/** Sent again with the same ID if the visitor has corrected it since. */
const leadCreated = z.object({ agent, conversation, lead: visitorLeadSchema })

const messageRatedDown = z.object({
  agent,
  conversation,
  message,
  /** The visitor's comment on it. A comment added later is sent in a second event. */
  comment: z.string().nullable(),
})

const actionRun = z.object({
  agent,
  conversation,
  action: z.object({ id: idValue, name: z.string() }),
  runId: z.string(),
  /** What the visitor filled in. */
  values: z.array(actionFactSchema),
})
const actionSucceeded = actionRun.extend({
  /** The picked fields of the response, as the visitor saw them. */
  facts: z.array(actionFactSchema),
  rows: z.array(z.array(actionFactSchema)),
})
/** `mayHaveRun`: nobody knows whether the API did it. */
const actionFailed = actionRun.extend({ fault: z.string(), mayHaveRun: z.boolean() })

const webhookTest = z.object({ agent, text: z.string() })

/** The data of each event type. */
export const webhookDataSchemas = {
  'conversation.ended': conversationEnded,
  'question.unanswered': questionUnanswered,
  'lead.created': leadCreated,
  'message.rated_down': messageRatedDown,
  'action.succeeded': actionSucceeded,
  'action.failed': actionFailed,
  [webhookTestType]: webhookTest,
} as const

/** The event-specific part of `data`; the agent and the conversation are added to it. */
export type WebhookEventData<Type extends WebhookEventType> = Omit<
  z.input<(typeof webhookDataSchemas)[Type]>,
  'agent' | 'conversation'
>
