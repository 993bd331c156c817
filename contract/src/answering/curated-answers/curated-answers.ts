import { z } from 'zod'
import { defineRoute } from '../../base/route.ts'
import { idParam, idParams, idValue, instant, messageResponse, storableText } from '../../base/values.ts'
import { isVisible } from '../../base/visible-text.ts'
import { conversationMessageSchema } from '../../conversations/conversations.ts'
import {
  curatedAnswerMax,
  curatedAnswerPageSize,
  curatedQuestionMax,
  curatedSearchMax,
  curatedWordingsLengthMax,
  curatedWordingsMax,
  validationTexts,
} from './limits.ts'

/** Line ends are newlines, as in the cells of spreadsheets. */
const answerText = z
  .string(validationTexts.answerRequired)
  .max(curatedAnswerMax, validationTexts.answerTooLong)
  .pipe(storableText)
  .transform((text) => text.replace(/\r\n?/g, '\n'))
  .refine(isVisible, validationTexts.answerRequired)

const questionText = z
  .string(validationTexts.questionRequired)
  .max(curatedQuestionMax, validationTexts.questionTooLong)
  .pipe(storableText)
  .refine(isVisible, validationTexts.questionRequired)

const wordings = z
  .array(questionText)
  .max(curatedWordingsMax, validationTexts.tooManyWordings)
  .refine(
    (texts) => texts.reduce((length, text) => length + text.length, 0) <= curatedWordingsLengthMax,
    validationTexts.wordingsTooLong,
  )

/** The other wordings of the question get the same answer. */
export const correctMessageInput = z.object({ content: answerText, wordings: wordings.optional() })
export type CorrectMessageInput = z.infer<typeof correctMessageInput>

/** A day such as 2026-12-24, in the agent's time zone: that of its office hours, else UTC. */
const day = z.iso
  .date(validationTexts.dateInvalid)
  .refine((date) => !date.startsWith('0000'), validationTexts.yearInvalid)

/** An answer and the questions that get it. On an update, what is left out stays as it is. */
export const curatedAnswerInput = z
  .object({
    question: questionText,
    answer: answerText,
    wordings: wordings.optional(),
    /** The first day on which it is given; null if it is given until it ends. */
    validFrom: day.nullable().optional(),
    /** The last day on which it is given; null if it doesn't end. */
    validUntil: day.nullable().optional(),
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
    message: validationTexts.datesSwapped,
    path: ['validUntil'],
  })
export type CuratedAnswerInput = z.infer<typeof curatedAnswerInput>

export const curatedAnswerSchema = z.object({
  id: idValue,
  question: z.string(),
  answer: z.string(),
  /** Other wordings of the question, which get the same answer. */
  wordings: z.array(z.string()),
  validFrom: z.iso.date().nullable(),
  validUntil: z.iso.date().nullable(),
  /** Whether it is given today. */
  state: z.enum(['active', 'upcoming', 'ended']),
  createdAt: instant,
  /** The corrected message and its conversation; null if written by hand, or if the conversation is gone. */
  messageId: idValue.nullable(),
  conversationId: idValue.nullable(),
  /** Whether the question got this answer in the last training; `waiting` before the first one. */
  check: z.enum(['waiting', 'passed', 'failed']),
  /** Why the check failed. */
  checkFailure: z.string().nullable(),
  /** A note from the last training: the knowledge now says the same, or has other numbers. */
  checkNote: z.string().nullable(),
})
export type CuratedAnswer = z.infer<typeof curatedAnswerSchema>

const curatedAnswerParams = idParams.extend({ answerId: idParam })

export const correctMessage = defineRoute({
  method: 'POST',
  path: '/api/messages/:id/correct',
  summary: "Correct an agent's message. The same question gets the new text from then on.",
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: correctMessageInput,
  response: conversationMessageSchema,
})

export const undoCorrection = defineRoute({
  method: 'DELETE',
  path: '/api/messages/:id/correct',
  summary: "Undo a correction: restore the message's original text and delete the curated answer",
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: conversationMessageSchema,
})

export const getAnsweredQuestion = defineRoute({
  method: 'GET',
  path: '/api/messages/:id/question',
  summary: "Get the question that an agent's message answers, completed with the questions it depends on",
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: z.object({ question: z.string().nullable() }),
})

export const listCuratedAnswers = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/curated-answers',
  summary: `List curated answers, newest first, ${curatedAnswerPageSize} per page. X-Total-Count holds the total.`,
  access: 'owner',
  role: 'viewer',
  params: idParams,
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    /** Words of the question, its other wordings or the answer. */
    search: z.string().max(curatedSearchMax).pipe(storableText).optional(),
  }),
  response: z.array(curatedAnswerSchema),
})

export const addCuratedAnswer = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/curated-answers',
  summary: 'Create a curated answer',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: curatedAnswerInput,
  response: curatedAnswerSchema,
  status: 201,
})

export const updateCuratedAnswer = defineRoute({
  method: 'PUT',
  path: '/api/agents/:id/curated-answers/:answerId',
  summary: 'Update a curated answer and the message it came from',
  access: 'owner',
  role: 'editor',
  params: curatedAnswerParams,
  body: curatedAnswerInput,
  response: curatedAnswerSchema,
})

export const deleteCuratedAnswer = defineRoute({
  method: 'DELETE',
  path: '/api/agents/:id/curated-answers/:answerId',
  summary: 'Delete a curated answer. The message it came from gets its original text back.',
  access: 'owner',
  role: 'editor',
  params: curatedAnswerParams,
  response: messageResponse,
})
