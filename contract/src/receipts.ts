import { z } from 'zod'
import { chatSourceSchema } from './chat.ts'
import { chatMessageMax } from './limits.ts'
import { defineRoute } from './route.ts'
import { validationTexts } from './texts.ts'
import { idParam, idParams, idValue } from './values.ts'

/**
 * Who wrote a reply; `model_and_embedded` where the model fell silent after whole sentences, `person_wanted` where the visitor
 * asked for a person, `contact` where the reply is the owner's contact details.
 */
export const replyAuthorSchema = z.enum([
  'embedded',
  'model',
  'model_and_embedded',
  'curated',
  'small_talk',
  'person_wanted',
  'contact',
  'none',
])
export type ReplyAuthor = z.infer<typeof replyAuthorSchema>

/** Why a question was refused. */
export const refusalReasonSchema = z.enum(['nothing_found', 'weak_evidence', 'declined_by_model'])
export type RefusalReason = z.infer<typeof refusalReasonSchema>

/** Why the model didn't write the reply, or not all of it. */
export const modelFaultSchema = z.enum([
  'unreachable',
  'unauthorized',
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
 * What became of a passage that was found: quoted or cited in the reply; read by the model without being cited; chosen
 * for the model but over its budget; weaker than others; or of a question that was refused.
 */
export const passageUseSchema = z.enum(['quoted', 'cited', 'read', 'over_budget', 'weaker', 'refused'])
export type PassageUse = z.infer<typeof passageUseSchema>

export const receiptTermSchema = z.object({
  /** As the visitor wrote it, or in the question before where it completes this one. */
  word: z.string(),
  /** Index terms that stood for it, best first; empty where the knowledge doesn't have it. */
  searchedAs: z.array(z.string()),
  /** Inverse document frequency. */
  weight: z.number(),
  isCorrected: z.boolean(),
  isFromEarlierQuestion: z.boolean(),
})
export type ReceiptTerm = z.infer<typeof receiptTermSchema>

export const receiptPassageSchema = z.object({
  passageId: idValue,
  /** The knowledge entry that it is of. Null where that was deleted since, or its text has changed; so is what follows. */
  entryId: idValue.nullable(),
  title: z.string().nullable(),
  heading: z.string().nullable(),
  text: z.string().nullable(),
  url: z.string().nullable(),
  /** BM25; 0 for a passage that only its meaning found. */
  score: z.number(),
  /** Cosine of the embeddings, from -1 to 1; null where it wasn't among the nearest. */
  similarity: z.number().nullable(),
  use: passageUseSchema,
})

/** Why a sentence of a model's answer was left out. */
export const sentenceDroppedSchema = z.object({
  /** Its words and values that nothing the model had read has; the sentence itself may be the knowledge's. */
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

/** What became of a model's sentences, list items and table rows. */
export const writingCheckSchema = z.object({
  supported: z.number().int(),
  droppedCount: z.number().int(),
  /** The first of those that were dropped. */
  dropped: z.array(sentenceDroppedSchema),
  /** Sentences whose end was dropped after their beginning had been shown. */
  leftEarly: z.number().int(),
})
export type WritingCheck = z.infer<typeof writingCheckSchema>

/** What came of asking a model which statements of a reply the passages hold. */
export const replyVerificationSchema = z.object({
  /**
   * `held`: nothing was changed. `corrected`: what isn't held was corrected below the reply. `put_right`: within it, before it
   * was shown. `replaced`: the knowledge's own words were shown in its place. `unproven`: parts weren't judged, or by words
   * that no passage has. The others changed nothing.
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
  /** What isn't held, as the model wrote it, with the passage that says otherwise. */
  untrue: z.array(z.object({ text: z.string(), passageId: idValue.nullable() })),
  /** Parts that are said to be held by words that no passage has. */
  unproven: z.number().int(),
  inputTokens: z.number().int().nullable(),
  outputTokens: z.number().int().nullable(),
  cost: z.number().nullable(),
  milliseconds: z.number(),
})
export type ReplyVerification = z.infer<typeof replyVerificationSchema>

export const answerReceiptSchema = z.object({
  answerer: replyAuthorSchema,
  question: z.string(),
  /** ISO 639-1 code of the language that the visitor was spoken to in. */
  language: z.string(),
  terms: z.array(receiptTermSchema),
  passages: z.array(receiptPassageSchema),
  /** What the answerability classifier decided; null where nothing was searched. */
  gate: z
    .object({
      confidence: z.number(),
      threshold: z.number(),
      /** The weight is the linear model's where words decide; where meanings do, what the feature adds to the chance of being right. */
      features: z.array(z.object({ name: z.string(), value: z.number(), weight: z.number() })),
    })
    .nullable(),
  refusal: refusalReasonSchema.nullable(),
  /** Whether what the question means wasn't known in time, so that its words decided alone. */
  isMeaningLate: z.boolean(),
  /** Null where no model was asked. */
  model: z
    .object({
      name: z.string(),
      fault: modelFaultSchema.nullable(),
      inputTokens: z.number().int().nullable(),
      outputTokens: z.number().int().nullable(),
      /** In the operator's currency; null without tokens or a price. */
      cost: z.number().nullable(),
      /** Sentences that the visitor's message dictated; they weren't shown. */
      dictatedCount: z.number().int().default(0),
      /** Null where nothing was verified. */
      verification: replyVerificationSchema.nullable().default(null),
      /** Of receipts from the time when sentences were left out; else null. */
      check: writingCheckSchema.nullable().default(null),
      /** As sent, but for passages and messages that are gone since. */
      prompt: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })),
    })
    .nullable(),
  /** From the start of answering, in milliseconds; null for what didn't happen. */
  milliseconds: z.object({
    search: z.number().nullable(),
    firstToken: z.number().nullable(),
    whole: z.number(),
  }),
})
export type AnswerReceipt = z.infer<typeof answerReceiptSchema>

export const getAnswerReceipt = defineRoute({
  method: 'GET',
  path: '/api/messages/:id/receipt',
  summary: "Get the reasons for an agent's answer: what was searched, found, decided and sent to a model",
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: answerReceiptSchema,
})

const replayedAnswerSchema = z.object({
  text: z.string(),
  sources: z.array(chatSourceSchema),
  /** Null for an old message without one. */
  receipt: answerReceiptSchema.nullable(),
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

/** A question as an owner tries it. */
const triedQuestion = z
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
    receipt: answerReceiptSchema,
  }),
})
export type EntryAnswer = z.infer<typeof askKnowledgeEntry.response>
