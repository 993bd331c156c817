import { z } from 'zod'
import { tracedActionSchema } from '../actions/action-runs.ts'
import { defineRoute } from '../base/route.ts'
import { idParam, idParams, idValue } from '../base/values.ts'
import { chatSourceSchema } from '../chat/chat.ts'
import { chatMessageMax } from '../chat/limits.ts'
import { validationTexts } from '../chat/texts.ts'

/** Minimum confidence of a sure and a certain answer. Suggestions follow less confident answers. */
export const confidenceLevels = { sure: 0.99, certain: 0.999 } as const

/**
 * Who wrote a reply. `model_and_embedded`: the model stopped after some complete sentences; `person_wanted`: the
 * visitor asked for a person; `action`: an action is offered; `contact`: the reply is the owner's contact details.
 */
export const replyAuthorSchema = z.enum([
  'embedded',
  'model',
  'model_and_embedded',
  'curated',
  'small_talk',
  'person_wanted',
  'action',
  'contact',
  'none',
])
export type ReplyAuthor = z.infer<typeof replyAuthorSchema>

/** Why a question was refused. */
export const refusalReasonSchema = z.enum(['nothing_found', 'weak_evidence', 'declined_by_model'])
export type RefusalReason = z.infer<typeof refusalReasonSchema>

/** Why the model didn't write the reply, or only part of it. */
export const modelFaultSchema = z.enum([
  'unreachable',
  'unauthorized',
  'no_credit',
  'no_such_model',
  'rate_limited',
  'rejected',
  'server_error',
  'slow_to_start',
  'stalled',
  'too_long',
  'unreadable',
  'empty',
  'paused_after_faults',
  'over_budget',
  'repeated_instructions',
])
export type ModelFault = z.infer<typeof modelFaultSchema>

/**
 * How a passage that was found was used: quoted or cited in the reply; read by the model without being cited; chosen
 * for the model but over its budget; weaker than others; or the question was refused.
 */
export const passageUseSchema = z.enum(['quoted', 'cited', 'read', 'over_budget', 'weaker', 'refused'])
export type PassageUse = z.infer<typeof passageUseSchema>

export const traceTermSchema = z.object({
  /** As the visitor wrote it, in this question or in the earlier one that completes it. */
  word: z.string(),
  /** Index terms searched for it, best first; empty if the knowledge doesn't have it. */
  searchedAs: z.array(z.string()),
  /** Inverse document frequency. */
  weight: z.number(),
  isCorrected: z.boolean(),
  isFromEarlierQuestion: z.boolean(),
})
export type TraceTerm = z.infer<typeof traceTermSchema>

export const tracePassageSchema = z.object({
  passageId: idValue,
  /** The passage's entry. This and the next fields are null if it was deleted or its text has changed. */
  entryId: idValue.nullable(),
  title: z.string().nullable(),
  heading: z.string().nullable(),
  text: z.string().nullable(),
  url: z.string().nullable(),
  /** BM25 score; 0 for a passage found by embedding only. */
  score: z.number(),
  /** Cosine similarity of the embeddings, from -1 to 1; null if it wasn't among the nearest. */
  similarity: z.number().nullable(),
  use: passageUseSchema,
})

/** Why a sentence of a model's answer was removed. */
export const sentenceDroppedSchema = z.object({
  /** Its words and values that are in nothing the model had read. The sentence itself may be from the knowledge. */
  unheld: z.string(),
  reason: z.enum([
    'no_citation',
    'unknown_value',
    'not_in_passage',
    'dictated',
    'repeated',
    'too_much_verbatim',
    'call_as_text',
  ]),
})
export type SentenceDropped = z.infer<typeof sentenceDroppedSchema>

/** How many of a model's sentences, list items and table rows were kept or removed. */
export const writingCheckSchema = z.object({
  supported: z.number().int(),
  droppedCount: z.number().int(),
  /** The first of the removed ones. */
  dropped: z.array(sentenceDroppedSchema),
  /** Sentences whose end was removed after their beginning had been shown. */
  leftEarly: z.number().int(),
})
export type WritingCheck = z.infer<typeof writingCheckSchema>

/** The result of asking a model which statements of a reply the passages support. */
export const replyVerificationSchema = z.object({
  /**
   * `held`: nothing was changed. `corrected`: unsupported statements were corrected below the reply. `put_right`: they
   * were corrected within it, before it was shown. `replaced`: quotes from the knowledge were shown instead.
   * `unproven`: parts weren't judged, or the evidence given for them is in no passage. The other outcomes changed
   * nothing.
   */
  outcome: z.enum([
    'held',
    'corrected',
    'put_right',
    'replaced',
    'unproven',
    'failed',
    'late',
    'over_budget',
    'unreadable',
  ]),
  model: z.string(),
  parts: z.number().int(),
  /** Unsupported statements as the model wrote them, with the passage that contradicts them. */
  untrue: z.array(z.object({ text: z.string(), passageId: idValue.nullable() })),
  /** Parts whose stated evidence is in no passage. */
  unproven: z.number().int(),
  inputTokens: z.number().int().nullable(),
  outputTokens: z.number().int().nullable(),
  cost: z.number().nullable(),
  milliseconds: z.number(),
})
export type ReplyVerification = z.infer<typeof replyVerificationSchema>

export const answerTraceSchema = z.object({
  answerer: replyAuthorSchema,
  question: z.string(),
  /** ISO 639-1 code of the language used with the visitor. */
  language: z.string(),
  terms: z.array(traceTermSchema),
  passages: z.array(tracePassageSchema),
  /** The decision of the answerability classifier; null if nothing was searched. */
  gate: z
    .object({
      confidence: z.number(),
      threshold: z.number(),
      /**
       * The weight is the linear model's if words decide; if embeddings decide, it is the feature's contribution to the
       * probability of being right.
       */
      features: z.array(z.object({ name: z.string(), value: z.number(), weight: z.number() })),
    })
    .nullable(),
  refusal: refusalReasonSchema.nullable(),
  /** Whether the question's embedding wasn't ready in time, so that words alone decided. */
  isMeaningLate: z.boolean(),
  /** Actions that were called or offered, in order. */
  actions: z.array(tracedActionSchema).default([]),
  /** Null if no model was asked. */
  model: z
    .object({
      name: z.string(),
      fault: modelFaultSchema.nullable(),
      /** The model that was asked first and failed, if this is the second one. */
      failed: z.object({ name: z.string(), fault: modelFaultSchema }).optional(),
      inputTokens: z.number().int().nullable(),
      outputTokens: z.number().int().nullable(),
      /** In US dollars; null without tokens or a price. */
      cost: z.number().nullable(),
      /** Sentences dictated by the visitor's message and therefore not shown. */
      dictatedCount: z.number().int().default(0),
      /** Null if nothing was verified. */
      verification: replyVerificationSchema.nullable().default(null),
      /** Set in old traces, from when sentences were removed; otherwise null. */
      check: writingCheckSchema.nullable().default(null),
      /** As sent, except passages and messages deleted since. */
      prompt: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })),
    })
    .nullable(),
  /** Milliseconds since the start of answering; null for steps that didn't happen. */
  milliseconds: z.object({
    search: z.number().nullable(),
    firstToken: z.number().nullable(),
    whole: z.number(),
  }),
})
export type AnswerTrace = z.infer<typeof answerTraceSchema>

export const getAnswerReceipt = defineRoute({
  method: 'GET',
  path: '/api/messages/:id/receipt',
  summary: "Get the reasons for an agent's answer: what was searched, found, decided and sent to a model",
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: answerTraceSchema,
})

const replayedAnswerSchema = z.object({
  text: z.string(),
  sources: z.array(chatSourceSchema),
  /** Null for an old message without a trace. */
  receipt: answerTraceSchema.nullable(),
})
export type ReplayedAnswer = z.infer<typeof replayedAnswerSchema>

export const replayAnswer = defineRoute({
  method: 'POST',
  path: '/api/messages/:id/replay',
  summary: "Ask a message's question again with the current knowledge. Nothing is stored or billed.",
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: z.object({ question: z.string(), before: replayedAnswerSchema, today: replayedAnswerSchema }),
})
export type AnswerReplay = z.infer<typeof replayAnswer.response>

/** A question that an owner tries. */
export const triedQuestion = z
  .string(validationTexts.messageRequired)
  .trim()
  .min(1, validationTexts.messageRequired)
  .max(chatMessageMax, validationTexts.messageTooLong)

export const askKnowledgeEntry = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/knowledge/:entryId/ask',
  summary: 'Ask a question of a single knowledge entry as of the last training. Nothing is stored or billed.',
  access: 'owner',
  role: 'editor',
  params: z.object({ id: idParam, entryId: idParam }),
  body: z.object({ question: triedQuestion }),
  response: z.object({
    isRefused: z.boolean(),
    text: z.string(),
    sources: z.array(chatSourceSchema),
    receipt: answerTraceSchema,
  }),
})
export type EntryAnswer = z.infer<typeof askKnowledgeEntry.response>
