import { z } from 'zod'
import { actionEventSchema } from '../actions/action-runs.ts'
import { errorCodeSchema } from '../base/errors.ts'
import { visitorIdMax } from '../base/request-headers.ts'
import { defineRoute } from '../base/route.ts'
import { idParam, idValue, storableText, trimmedText } from '../base/values.ts'
import { isVisible } from '../base/visible-text.ts'
import { answererSchema, saidByPersonSchema } from './answerer.ts'
import { chatMessageMax, picturesMax } from './limits.ts'
import { validationTexts } from './texts.ts'

/** The source of a sentence of the answer; `url` is null for files and texts. */
export const chatSourceSchema = z.object({ title: z.string(), url: z.string().nullable(), quote: z.string() })
export type ChatSource = z.infer<typeof chatSourceSchema>

/** A question that the agent can answer: the button's label, and the question that it asks. */
export const suggestionSchema = z.object({ title: z.string(), content: z.string() })
export type Suggestion = z.infer<typeof suggestionSchema>

export const visitorId = trimmedText.pipe(
  z.string().min(1, validationTexts.visitorIdRequired).max(visitorIdMax),
)

export const chatRequest = z.object({
  visitorId: visitorId.describe(
    'An ID of your choice for the visitor. It is not a password: it gives no access to stored conversations and does not return a visitorToken.',
  ),
  message: z
    .string(validationTexts.messageRequired)
    .max(chatMessageMax, validationTexts.messageTooLong)
    .pipe(storableText)
    .refine(isVisible, validationTexts.messageRequired),
  conversationId: z
    .number()
    .int()
    .nullish()
    .describe(
      'Null starts a conversation. A number continues that conversation if you also send its X-Visitor-Token, its last responseId as previousResponseId, the secret key with its visitorId, or a random visitorId (visitor- and a version 4 UUID). Otherwise a new conversation starts.',
    ),
  previousResponseId: storableText
    .pipe(z.string().max(200))
    .nullish()
    .describe('The responseId of the last answer in the conversation.'),
  language: z
    .string()
    .max(35)
    .optional()
    .describe(
      'The language of the page that the chat is in, such as de or pt-BR. Refusals and notices are in it if the conversation is not clearly in one.',
    ),
  /** IDs of pictures that were uploaded for this message. */
  pictureIds: z.array(z.string().max(64)).max(picturesMax).optional(),
  /** Asks the conversation's last question again after its answer failed. The new answer replaces it. */
  again: z.boolean().optional(),
  /** Sent by the owner's playground: with the owner's session the conversation is a test. */
  preview: z.boolean().optional(),
})
export type ChatRequest = z.infer<typeof chatRequest>

/** `passedToPerson`: there is no answer; a person reads the message instead. */
export const functionNames = [
  'irrelevantPromptHandler',
  'creditLimitReached',
  'dailyLimitReached',
  'passedToPerson',
] as const
export type FunctionName = (typeof functionNames)[number]

/**
 * What a visitor who asks for a person is offered. `asked`: a person was asked to join this conversation; `contact`:
 * the owner's contact details; `address`: they can leave their email address; `none`: there is no way.
 */
export const waysToPerson = ['asked', 'contact', 'address', 'none'] as const
export type WayToPerson = (typeof waysToPerson)[number]

/** One event of the stream, identified by the fields it has. The first one has the IDs and the token. */
export const chatEventSchema = z.object({
  conversationId: idValue.optional(),
  responseId: z.string().optional(),
  /** On the first event: a token for the visitor's conversations. Absent if the caller continues without one. */
  visitorToken: z
    .string()
    .optional()
    .describe(
      "Gives access to the visitor's conversations. Returned with a new conversation or for a valid X-Visitor-Token, never for a visitorId alone.",
    ),
  delta: z.string().optional(),
  function_call: z.object({ name: z.string() }).optional(),
  message: z.string().optional(),
  done: z.literal(true).optional(),
  sources: z.array(chatSourceSchema).optional(),
  /** With a refusal, and on the last event of an uncertain answer: at most three, best first. */
  suggestions: z.array(suggestionSchema).optional(),
  /** On the last event of a reply to a visitor who asked for a person. */
  wayToPerson: z
    .enum(waysToPerson)
    .optional()
    .describe(
      'Set if the visitor asked for a person. asked: someone was asked to join this conversation. contact: the message holds the contact details. address: the visitor can leave an email address. none: there is no way to a person.',
    ),
  /** An action that the agent offers. Its text also comes as a delta. */
  action: actionEventSchema.optional(),
  /** ID of the stored agent message, on the last event. */
  messageId: idValue.optional(),
  error: z.string().optional(),
  /** With `error`: why there is no answer, if a retry would fail too. */
  code: errorCodeSchema.optional(),
  /** Who answers in the conversation, sent at first and after every change; only in a waiting stream. */
  answerer: answererSchema.optional(),
  /** The person's message; only in a waiting stream. */
  said: saidByPersonSchema.optional(),
  /** The person is typing; only in a waiting stream. */
  typing: z.literal(true).optional(),
})
export type ChatEvent = z.infer<typeof chatEventSchema>

export const botParams = z.object({ botId: z.string().min(1).max(64) })

/** `preview=1` marks a request as the owner's from the playground. It is ignored without the owner's session. */
export const previewQuery = z.object({
  preview: z
    .enum(['0', '1'])
    .optional()
    .transform((value) => value === '1'),
})

export const chatStream = defineRoute({
  method: 'POST',
  path: '/api/public/chat-stream/:botId',
  summary: 'Send a message to an agent and get its answer as server-sent events',
  access: 'public',
  params: botParams,
  body: chatRequest,
  response: chatEventSchema,
  stream: 'ChatEvent',
  headers: ['idempotencyKey', 'visitorToken', 'lastEventId'],
  errors: ['too_many_requests', 'daily_limit_reached', 'agent_paused'],
})

export const followAnswer = defineRoute({
  method: 'GET',
  path: '/api/public/bots/:botId/conversations/:conversationId/events',
  summary:
    'Follow the answer in progress in a conversation, from Last-Event-ID if sent (requires X-Visitor-Token). 204 if nothing is left to send. With wait=1, the stream stays open between answers, for example for messages from a person.',
  access: 'public',
  params: botParams.extend({ conversationId: idParam }),
  query: previewQuery.extend({
    wait: z
      .enum(['0', '1'])
      .optional()
      .transform((value) => value === '1'),
  }),
  response: chatEventSchema,
  stream: 'ChatEvent',
  emptyStatus: 204,
  headers: ['visitorToken', 'visitorId', 'lastEventId'],
  errors: ['too_many_requests'],
})

export const chatReplySchema = z.object({
  message: z.string(),
  conversationId: idValue,
  responseId: z.string(),
  /** As in the stream's first event. */
  visitorToken: z.string().optional(),
  sources: z.array(chatSourceSchema),
  /** As in the stream. */
  suggestions: z.array(suggestionSchema).optional(),
  /** As in the stream. */
  wayToPerson: z.enum(waysToPerson).optional(),
  function_call: z.object({ name: z.string() }).optional(),
  /** As in the stream. */
  action: actionEventSchema.optional(),
})

export type ChatReply = z.infer<typeof chatReplySchema>

export const chat = defineRoute({
  method: 'POST',
  path: '/api/public/chat/:botId',
  summary: 'Send a message to an agent and get the complete answer as JSON',
  access: 'public',
  params: botParams,
  body: chatRequest,
  response: chatReplySchema,
  headers: ['idempotencyKey', 'visitorToken'],
  errors: ['too_many_requests', 'credit_limit_reached', 'daily_limit_reached', 'agent_paused'],
})

export const stopChat = defineRoute({
  method: 'POST',
  path: '/api/public/chat-stop/:botId',
  summary:
    'Stop the answer in progress in a conversation (requires X-Visitor-Token). The text written so far is stored.',
  access: 'public',
  params: botParams,
  body: z.object({
    visitorId: visitorId.optional(),
    responseId: storableText.pipe(z.string().min(1).max(200)),
    preview: z.boolean().optional(),
  }),
  response: z.object({ message: z.string() }),
  headers: ['visitorToken', 'visitorId'],
})
