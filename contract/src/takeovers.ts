import { z } from 'zod'
import { answererSchema } from './answerer.ts'
import { botParams, previewQuery } from './chat.ts'
import { conversationMessageSchema } from './conversations.ts'
import { chatMessageMax, messageKeyLength } from './limits.ts'
import { defineRoute } from './route.ts'
import { validationTexts } from './texts.ts'
import { idParam, idParams, idValue, instant, messageResponse, storableText } from './values.ts'
import { isVisible } from './visible-text.ts'

/** Who answers in a conversation, as the agent's workspace sees it. */
export const takeoverSchema = answererSchema.extend({
  /** User id of the person who is there; else null. */
  personId: idValue.nullable(),
  /** When the agent goes on, unless the person is heard of before; null while it answers. */
  until: instant.nullable(),
  /** Whether the agent's owner lets people take its conversations over. */
  isAllowed: z.boolean(),
})
export type Takeover = z.infer<typeof takeoverSchema>

const conversationParams = botParams.extend({ conversationId: idParam })

export const askForPerson = defineRoute({
  method: 'POST',
  path: '/api/public/bots/:botId/conversations/:conversationId/person',
  summary:
    "Ask for a person in one of a visitor's own conversations: the agent is silent until one comes, for ten minutes at most",
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
  summary: 'Go on with the agent instead of waiting for a person who was asked for',
  access: 'public',
  params: conversationParams,
  query: previewQuery,
  response: answererSchema,
  headers: ['visitorToken', 'visitorId'],
})

export const signTyping = defineRoute({
  method: 'POST',
  path: '/api/public/bots/:botId/conversations/:conversationId/typing',
  summary: 'Let the person in a conversation know that its visitor is typing; the text itself is not told',
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
  summary: 'Who answers in a conversation: the agent, or a person in its place',
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: takeoverSchema,
})

export const takeOver = defineRoute({
  method: 'POST',
  path: '/api/conversations/:id/takeover',
  summary:
    "Answer in the agent's place from now on; where somebody else does already, only with their user id as insteadOf",
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: z.object({ insteadOf: idValue.nullable().default(null) }),
  response: takeoverSchema,
  errors: ['already_taken', 'nobody_there'],
})

export const handBack = defineRoute({
  method: 'DELETE',
  path: '/api/conversations/:id/takeover',
  summary: 'Let the agent answer again, or end a request for a person',
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: takeoverSchema,
  errors: ['already_taken'],
})

export const stayInTakeover = defineRoute({
  method: 'POST',
  path: '/api/conversations/:id/takeover/presence',
  summary: 'Be there for another ten minutes, and let the visitor know whether you are typing',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: z.object({ isTyping: z.boolean() }),
  response: takeoverSchema,
  errors: ['already_taken', 'too_many_requests'],
})

export const sayAsPerson = defineRoute({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  summary:
    "Say something in the agent's place to a conversation's visitor; the same messageKey again stores nothing more",
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: z.object({
    content: z
      .string(validationTexts.messageRequired)
      .max(chatMessageMax, validationTexts.messageTooLong)
      .pipe(storableText)
      .refine(isVisible, validationTexts.messageRequired),
    /** Made by whoever sends it, such as a UUID: a retry has the same one. */
    messageKey: storableText.pipe(z.string().min(messageKeyLength.min).max(messageKeyLength.max)),
  }),
  response: conversationMessageSchema,
  status: 201,
  errors: ['already_taken', 'already_exists', 'too_many_requests'],
})

/** A conversation whose visitor has asked for a person who isn't there yet. */
export const askedForSchema = z.object({
  conversationId: idValue,
  agentId: idValue,
  agentName: z.string(),
  preview: z.string(),
  askedAt: instant,
})
export type AskedFor = z.infer<typeof askedForSchema>

export const listAskedFor = defineRoute({
  method: 'GET',
  path: '/api/dashboard/asked-for',
  summary: 'The conversations of all agents whose visitors ask for a person now, the longest wait first',
  access: 'owner',
  role: 'viewer',
  response: z.array(askedForSchema),
})
