import { z } from 'zod'
import { errorCodeSchema } from '../../base/errors.ts'
import { productName } from '../../base/limits.ts'
import { visitorIdMax } from '../../base/request-headers.ts'
import { defineRoute } from '../../base/route.ts'
import { storableText } from '../../base/values.ts'
import { chatReplySchema } from '../chat.ts'

/** Per call in OpenAI's format, whose clients send a whole conversation each time. */
const completionBytesMax = 512 * 1024
const completionMessagesMax = 2000

/** An agent behind OpenAI's API, for programs that already support it. */

export const completionTexts = {
  oneChoice: 'n must be 1: an agent gives one answer',
  toolsRequired: 'tool_choice must be "none" or "auto": an agent calls no tools',
  plainText: 'response_format must be {"type":"text"}: an agent answers in text',
  textAlone: 'modalities must be ["text"]: an agent answers in text',
  noLogprobs: 'logprobs must be false: an agent has none',
  onlyStreamed: 'stream_options is for streams: set stream to true, or leave it out',
  questionLast: 'The last message must be one of the user, with the question in it',
} as const

/** A part of a message. Only parts of type text are read. */
const contentPart = z.looseObject({ type: z.string(), text: z.string().optional() })

/** Messages with the roles system, developer, tool and function are accepted but ignored. */
export const completionMessage = z.object({
  role: z.enum(['user', 'assistant', 'system', 'developer', 'tool', 'function']),
  content: z.union([z.string(), z.array(contentPart)]).nullish(),
})
export type CompletionMessage = z.infer<typeof completionMessage>

/** Other fields are ignored: the owner decides how an agent writes. */
export const completionRequest = z
  .object({
    model: z.string().min(1).max(200),
    messages: z.array(completionMessage).min(1).max(completionMessagesMax),
    stream: z.boolean().nullish(),
    stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
    /** The visitor: used as the conversation's visitorId if the call is made with the secret key. */
    user: storableText.pipe(z.string().max(visitorIdMax)).nullish(),
    safety_identifier: storableText.pipe(z.string().max(visitorIdMax)).nullish(),
    n: z.literal(1, completionTexts.oneChoice).nullish(),
    tool_choice: z.enum(['none', 'auto'], completionTexts.toolsRequired).nullish(),
    response_format: z.object({ type: z.literal('text', completionTexts.plainText) }).nullish(),
    modalities: z.array(z.literal('text', completionTexts.textAlone)).nullish(),
    logprobs: z.literal(false, completionTexts.noLogprobs).nullish(),
  })
  .refine(({ stream, stream_options: options }) => stream || !options, {
    message: completionTexts.onlyStreamed,
    path: ['stream_options'],
  })
export type CompletionRequest = z.infer<typeof completionRequest>

/** The source of a part of the answer. The indexes are UTF-16 code units of the answer. */
const urlCitation = z.object({
  type: z.literal('url_citation'),
  url_citation: z.object({
    start_index: z.number().int(),
    end_index: z.number().int(),
    title: z.string(),
    url: z.string(),
  }),
})
export type UrlCitation = z.infer<typeof urlCitation>

/** Estimated tokens: of the question with the earlier turns that were read, and of the answer. */
const usage = z.object({
  prompt_tokens: z.number().int(),
  completion_tokens: z.number().int(),
  total_tokens: z.number().int(),
})
export type CompletionUsage = z.infer<typeof usage>

/** Fields that OpenAI's format lacks. `sources` includes sources without a URL. */
const agentFields = chatReplySchema.omit({ message: true, visitorToken: true })
export type AgentFields = z.infer<typeof agentFields>

const about = { id: z.string(), created: z.number().int(), model: z.string() }

export const completionSchema = z.object({
  ...about,
  object: z.literal('chat.completion'),
  choices: z.array(
    z.object({
      index: z.literal(0),
      message: z.object({
        role: z.literal('assistant'),
        content: z.string(),
        refusal: z.null(),
        annotations: z.array(urlCitation),
      }),
      logprobs: z.null(),
      finish_reason: z.literal('stop'),
    }),
  ),
  usage,
  parleykit: agentFields,
})
export type Completion = z.infer<typeof completionSchema>

export const openAiErrorSchema = z.object({
  error: z.object({
    message: z.string(),
    type: z.string(),
    param: z.string().nullable(),
    code: errorCodeSchema,
  }),
})
export type OpenAiError = z.infer<typeof openAiErrorSchema>

/** A chunk of a streamed answer. */
export const completionChunkSchema = z.object({
  ...about,
  object: z.literal('chat.completion.chunk'),
  choices: z.array(
    z.object({
      index: z.literal(0),
      delta: z.object({
        role: z.literal('assistant').optional(),
        content: z.string().optional(),
        annotations: z.array(urlCitation).optional(),
      }),
      logprobs: z.null(),
      finish_reason: z.literal('stop').nullable(),
    }),
  ),
  usage: usage.nullable().optional(),
  /** With the last choice. */
  parleykit: agentFields.optional(),
})
export type CompletionChunk = z.infer<typeof completionChunkSchema>

export const createChatCompletion = defineRoute({
  method: 'POST',
  path: '/v1/chat/completions',
  summary: "Ask the API key's agent in OpenAI chat completions format",
  access: 'public',
  body: completionRequest,
  bodyBytesMax: completionBytesMax,
  response: completionSchema,
  streams: 'ChatCompletionChunk',
  headers: ['idempotencyKey'],
  errorForm: 'openai',
  errors: [
    'subscription_required',
    'not_found',
    'too_many_requests',
    'credit_limit_reached',
    'daily_limit_reached',
    'agent_paused',
  ],
})

export const modelSchema = z.object({
  id: z.string(),
  object: z.literal('model'),
  created: z.number().int(),
  owned_by: z.literal(productName),
  /** The agent's name. */
  name: z.string(),
})

export const listModels = defineRoute({
  method: 'GET',
  path: '/v1/models',
  summary: "List models: the API key's agent is the only one",
  access: 'public',
  response: z.object({ object: z.literal('list'), data: z.array(modelSchema) }),
  errorForm: 'openai',
  errors: ['subscription_required', 'not_found', 'too_many_requests'],
})

export const getModel = defineRoute({
  method: 'GET',
  path: '/v1/models/:model',
  summary: "Get the API key's agent as a model",
  access: 'public',
  params: z.object({ model: z.string().max(200) }),
  response: modelSchema,
  errorForm: 'openai',
  errors: ['subscription_required', 'too_many_requests'],
})
