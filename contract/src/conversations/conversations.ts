import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import {
  idParam,
  idParams,
  idValue,
  instant,
  instantInput,
  messageResponse,
  storableText,
  trimmedText,
} from '../base/values.ts'
import { botParams, chatSourceSchema, previewQuery, suggestionSchema, visitorId } from '../chat/chat.ts'
import { conversationPageSize, thumbCommentMax, validationTexts } from './limits.ts'

const conversationPageSizeMax = 100
const conversationSearchMax = 200

export const conversationSchema = z.object({
  id: idValue,
  preview: z.string(),
  startedAt: instant,
  messageCount: z.number().int(),
  /** Whether it is a test conversation from the owner's playground. */
  isTest: z.boolean(),
})

/** With the details that the owner's list shows. */
export const ownConversationSchema = conversationSchema.extend({
  hasRefusal: z.boolean(),
  hasCorrection: z.boolean(),
  thumbsUp: z.number().int(),
  thumbsDown: z.number().int(),
  /** The number of messages that its visitor wrote. */
  questions: z.number().int(),
  /** Whether its visitor has left an email address. */
  hasLead: z.boolean(),
  /** A name to tell visitors apart, derived from the visitor's ID, which isn't disclosed. */
  visitorName: z.string(),
  /** The beginning of the last answer, without Markdown; null if there is none. */
  lastAnswer: z.string().nullable(),
  lastMessageAt: instant,
  /** Credits that its answers have cost. */
  credits: z.number().int(),
})
export type OwnConversation = z.infer<typeof ownConversationSchema>
export type Conversation = z.infer<typeof conversationSchema>

export const replyKinds = ['answer', 'refusal', 'small_talk', 'credit_limit'] as const
export const thumbs = ['up', 'down'] as const
export type Thumb = (typeof thumbs)[number]

export const conversationMessageSchema = z.object({
  id: idValue,
  content: z.string(),
  /** `person` for a person who answered in the agent's place. */
  senderType: z.enum(['visitor', 'agent', 'person']),
  /** Name of that person; otherwise null. */
  personName: z.string().nullable(),
  /** `corrected` once the owner has corrected the text. */
  status: z.string().nullable(),
  createdAt: instant,
  sources: z.array(chatSourceSchema),
  /** Suggestions below an agent's message. */
  suggestions: z.array(suggestionSchema),
  /** The agent's original text before the owner corrected it; null if not corrected. */
  originalContent: z.string().nullable(),
  /** The kind of reply: an answer, or one of the kinds that cost no credit. Null for a visitor's message. */
  replyKind: z.enum(replyKinds).nullable(),
  /** The visitor's rating of the agent's message. */
  thumb: z.enum(thumbs).nullable(),
  /** The visitor's comment on a thumbs down. */
  thumbComment: z.string().nullable(),
  /** The visitor's pictures, each with what a model saw in it; null if none has looked. */
  pictures: z.array(z.object({ id: z.string(), description: z.string().nullable() })),
})
export type ConversationMessage = z.infer<typeof conversationMessageSchema>

/** The message as its own visitor sees it: never the text before a correction. */
export const visitorMessageSchema = conversationMessageSchema.omit({ originalContent: true })
export type VisitorMessage = z.infer<typeof visitorMessageSchema>

export const conversationFilters = ['refused', 'corrected', 'thumbs_up', 'thumbs_down', 'left_email'] as const
export type ConversationFilter = (typeof conversationFilters)[number]

/** Search for an agent's conversations. All parts must match; of several filters, one is enough. */
const conversationSearch = z.object({
  /** Text in a message, ignoring case. */
  q: storableText.pipe(z.string().trim().max(conversationSearchMax)).optional(),
  /** Started at this instant or later. */
  from: instantInput.optional(),
  /** Started before this instant. */
  to: instantInput.optional(),
  /** One or more, separated by commas. */
  filter: z
    .string()
    .transform((value) => [...new Set(value.split(',').filter((each) => each !== ''))])
    .pipe(z.array(z.enum(conversationFilters)))
    .optional(),
  /** `1` includes playground conversations. */
  tests: z
    .enum(['0', '1'])
    .optional()
    .transform((value) => value === '1'),
})
export type ConversationSearch = z.infer<typeof conversationSearch>

function endsAfterStart({ from, to }: Pick<ConversationSearch, 'from' | 'to'>): boolean {
  return !from || !to || Date.parse(from) <= Date.parse(to)
}
const datesSwapped = 'The first date cannot be later than the last one'

export const listConversations = defineRoute({
  method: 'GET',
  path: '/api/bots/:id/conversations',
  summary: "List an agent's conversations, newest first, one page at a time. X-Total-Count holds the total.",
  access: 'owner',
  role: 'viewer',
  params: idParams,
  query: conversationSearch
    .extend({
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(conversationPageSizeMax).default(conversationPageSize),
    })
    .refine(endsAfterStart, datesSwapped),
  response: z.array(ownConversationSchema),
})

export const getConversation = defineRoute({
  method: 'GET',
  path: '/api/conversations/:id',
  summary: 'Get a conversation in the same form as in the list',
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: ownConversationSchema,
})

export const exportConversations = defineRoute({
  method: 'GET',
  path: '/api/bots/:id/conversations/export',
  summary: 'Export the conversations that match a search, with all their messages, as a CSV or JSON file',
  access: 'owner',
  role: 'editor',
  params: idParams,
  query: conversationSearch
    .extend({ format: z.enum(['csv', 'json']).default('csv') })
    .refine(endsAfterStart, datesSwapped),
  response: z.unknown(),
  download: true,
})

export const deleteConversation = defineRoute({
  method: 'DELETE',
  path: '/api/conversations/:id',
  summary: 'Delete a conversation and its messages. Corrections made in it are kept as curated answers.',
  access: 'owner',
  role: 'owner',
  params: idParams,
  response: messageResponse,
})

export const listMessages = defineRoute({
  method: 'GET',
  path: '/api/conversations/:id/messages',
  summary: "List a conversation's messages, oldest first",
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: z.array(conversationMessageSchema),
})

/**
 * The `X-Visitor-Token` header identifies the visitor. An owner's server with the agent's secret key names any visitor
 * in `X-Visitor-Id`.
 */
export const listVisitorConversations = defineRoute({
  method: 'GET',
  path: '/api/public/bots/:botId/conversations',
  summary: "List a visitor's own conversations, newest first",
  access: 'public',
  params: botParams,
  query: previewQuery,
  response: z.array(conversationSchema),
  headers: ['visitorToken', 'visitorId'],
})

export const listVisitorMessages = defineRoute({
  method: 'GET',
  path: '/api/public/bots/:botId/conversations/:conversationId/messages',
  summary: "List the messages in one of a visitor's own conversations",
  access: 'public',
  params: botParams.extend({ conversationId: idParam }),
  query: previewQuery,
  response: z.array(visitorMessageSchema),
  headers: ['visitorToken', 'visitorId'],
})

export const deleteVisitorConversation = defineRoute({
  method: 'DELETE',
  path: '/api/public/bots/:botId/conversations/:conversationId',
  summary: "Delete one of a visitor's own conversations and its messages",
  access: 'public',
  params: botParams.extend({ conversationId: idParam }),
  query: previewQuery,
  response: messageResponse,
  headers: ['visitorToken', 'visitorId'],
})

export const rateMessage = defineRoute({
  method: 'POST',
  path: '/api/public/bots/:botId/messages/:messageId/thumb',
  summary: "Rate an agent's message in one of a visitor's own conversations. Null removes the rating.",
  access: 'public',
  params: botParams.extend({ messageId: idParam }),
  body: z.object({
    visitorId: visitorId.optional(),
    thumb: z.enum(thumbs).nullable(),
    /** The reason for a thumbs down. Kept if absent; an empty one or a different thumb removes it. */
    comment: trimmedText
      .pipe(z.string().max(thumbCommentMax, validationTexts.thumbCommentTooLong))
      .optional(),
    preview: z.boolean().optional(),
  }),
  response: z.object({ thumb: z.enum(thumbs).nullable() }),
  headers: ['visitorToken', 'visitorId'],
})
