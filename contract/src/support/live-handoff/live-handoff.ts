import { z } from 'zod'
import { defineRoute } from '../../base/route.ts'
import { idParam, idParams, idValue, instant, messageResponse, storableText } from '../../base/values.ts'
import { isVisible } from '../../base/visible-text.ts'
import { answererSchema } from '../../chat/answerer.ts'
import { botParams, previewQuery } from '../../chat/chat.ts'
import { chatMessageMax } from '../../chat/limits.ts'
import { validationTexts } from '../../chat/texts.ts'
import { conversationMessageSchema } from '../../conversations/conversations.ts'

/** Concurrent streams waiting for a person, per server process: for a visitor, an address, an agent. */
export const waitingStreamsMax = { visitor: 10, address: 200, agent: 2000 } as const

/** Characters of the key under which a person's message is stored only once. */
const messageKeyLength = { min: 16, max: 64 } as const

/** Who answers in a conversation, as the agent's workspace sees it. */
export const liveHandoffSchema = answererSchema.extend({
  /** User ID of the person who answers; otherwise null. */
  personId: idValue.nullable(),
  /** When the agent continues unless the person is active before; null while the agent answers. */
  until: instant.nullable(),
  /** Whether the agent's owner allows live handoff. */
  isAllowed: z.boolean(),
})
export type LiveHandoff = z.infer<typeof liveHandoffSchema>

const conversationParams = botParams.extend({ conversationId: idParam })

export const askForPerson = defineRoute({
  method: 'POST',
  path: '/api/public/bots/:botId/conversations/:conversationId/person',
  summary:
    "Ask for a person in one of a visitor's own conversations. The agent stays silent until someone joins, for up to ten minutes.",
  access: 'public',
  params: conversationParams,
  query: previewQuery,
  response: answererSchema,
  headers: ['visitorToken', 'visitorId'],
  errors: ['too_many_requests', 'nobody_there'],
})

export const callPersonOff = defineRoute({
  method: 'DELETE',
  path: '/api/public/bots/:botId/conversations/:conversationId/person',
  summary: 'Cancel a request for a person and continue with the agent',
  access: 'public',
  params: conversationParams,
  query: previewQuery,
  response: answererSchema,
  headers: ['visitorToken', 'visitorId'],
})

export const signTyping = defineRoute({
  method: 'POST',
  path: '/api/public/bots/:botId/conversations/:conversationId/typing',
  summary: "Tell the person in a conversation that the visitor is typing. The text isn't sent.",
  access: 'public',
  params: conversationParams,
  query: previewQuery,
  response: messageResponse,
  headers: ['visitorToken', 'visitorId'],
  errors: ['too_many_requests'],
})

export const getTakeover = defineRoute({
  method: 'GET',
  path: '/api/conversations/:id/takeover',
  summary: 'Get who is answering a conversation: the agent or a person',
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: liveHandoffSchema,
})

export const takeOver = defineRoute({
  method: 'POST',
  path: '/api/conversations/:id/takeover',
  summary:
    'Take over a conversation from the agent. To take over from another person, send their user ID as insteadOf.',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: z.object({ insteadOf: idValue.nullable().default(null) }),
  response: liveHandoffSchema,
  errors: ['already_taken', 'nobody_there'],
})

export const handBack = defineRoute({
  method: 'DELETE',
  path: '/api/conversations/:id/takeover',
  summary: 'Hand a conversation back to the agent, or end a request for a person',
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: liveHandoffSchema,
  errors: ['already_taken'],
})

export const stayInTakeover = defineRoute({
  method: 'POST',
  path: '/api/conversations/:id/takeover/presence',
  summary: 'Stay in a conversation for another ten minutes, and tell the visitor whether you are typing',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: z.object({ isTyping: z.boolean() }),
  response: liveHandoffSchema,
  errors: ['already_taken', 'too_many_requests'],
})

export const sayAsPerson = defineRoute({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  summary:
    'Send a message to a visitor in place of the agent. Sending the same messageKey again stores nothing.',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: z.object({
    content: z
      .string(validationTexts.messageRequired)
      .max(chatMessageMax, validationTexts.messageTooLong)
      .pipe(storableText)
      .refine(isVisible, validationTexts.messageRequired),
    /** Created by the sender, such as a UUID. A retry sends the same one. */
    messageKey: storableText.pipe(z.string().min(messageKeyLength.min).max(messageKeyLength.max)),
  }),
  response: conversationMessageSchema,
  status: 201,
  errors: ['already_taken', 'already_exists', 'too_many_requests'],
})

/** A conversation whose visitor is waiting for a person. */
export const handoffRequestSchema = z.object({
  conversationId: idValue,
  agentId: idValue,
  agentName: z.string(),
  preview: z.string(),
  askedAt: instant,
})
export type HandoffRequest = z.infer<typeof handoffRequestSchema>

export const listAskedFor = defineRoute({
  method: 'GET',
  path: '/api/dashboard/asked-for',
  summary: 'List all conversations with a visitor waiting for a person, longest wait first',
  access: 'owner',
  role: 'viewer',
  response: z.array(handoffRequestSchema),
})
