import { z } from 'zod'
import { botParams, chatSourceSchema, previewQuery } from './chat.ts'
import { conversationPageSize, conversationPageSizeMax } from './limits.ts'
import { defineRoute } from './route.ts'
import { idParam, idParams, idValue, instant } from './values.ts'

export const conversationSchema = z.object({
  id: idValue,
  preview: z.string(),
  startedAt: instant,
  messageCount: z.number().int(),
  /** A test conversation of the owner's playground. */
  isTest: z.boolean(),
})
export type Conversation = z.infer<typeof conversationSchema>

export const replyKinds = ['answer', 'refusal', 'small_talk', 'credit_limit'] as const
export const thumbs = ['up', 'down'] as const
export type Thumb = (typeof thumbs)[number]

export const conversationMessageSchema = z.object({
  id: idValue,
  content: z.string(),
  senderType: z.enum(['visitor', 'agent']),
  /** `corrected` once the owner has put the text right. */
  status: z.string().nullable(),
  createdAt: instant,
  sources: z.array(chatSourceSchema),
  /** What the agent said before the owner put it right; null while it stands. */
  originalContent: z.string().nullable(),
  /** What a reply was: an answer, or one of the kinds that cost no credit. Null for a visitor's message. */
  replyKind: z.enum(replyKinds).nullable(),
  /** What the visitor thought of the agent's message. */
  thumb: z.enum(thumbs).nullable(),
})
export type ConversationMessage = z.infer<typeof conversationMessageSchema>

/** What its own visitor sees: never what stood there before a correction. */
export const visitorMessageSchema = conversationMessageSchema.omit({ originalContent: true })
export type VisitorMessage = z.infer<typeof visitorMessageSchema>

export const listConversations = defineRoute({
  method: 'GET',
  path: '/api/bots/:id/conversations',
  summary: 'The conversations of an agent, newest first, a page at a time',
  access: 'owner',
  params: idParams,
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(conversationPageSizeMax).default(conversationPageSize),
  }),
  response: z.array(conversationSchema),
})

export const listMessages = defineRoute({
  method: 'GET',
  path: '/api/conversations/:id/messages',
  summary: 'The messages of one conversation, oldest first',
  access: 'owner',
  params: idParams,
  response: z.array(conversationMessageSchema),
})

/** The visitor says who asks in the `X-Visitor-Id` header. */
export const listVisitorConversations = defineRoute({
  method: 'GET',
  path: '/api/public/bots/:botId/conversations',
  summary: "A visitor's own conversations, newest first",
  access: 'public',
  params: botParams,
  query: previewQuery,
  response: z.array(conversationSchema),
})

export const listVisitorMessages = defineRoute({
  method: 'GET',
  path: '/api/public/bots/:botId/conversations/:conversationId/messages',
  summary: "The messages of one of a visitor's own conversations",
  access: 'public',
  params: botParams.extend({ conversationId: idParam }),
  query: previewQuery,
  response: z.array(visitorMessageSchema),
})
