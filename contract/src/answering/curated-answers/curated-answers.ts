import { z } from 'zod'
import { defineRoute } from '../../base/route.ts'
import { idParam, idParams, idValue, instant, messageResponse, storableText } from '../../base/values.ts'
import { isVisible } from '../../base/visible-text.ts'
import { conversationMessageSchema } from '../../conversations/conversations.ts'
import { workListWordings } from '../../reports/analytics/analytics.ts'
import { curatedAnswerMax, curatedAnswerPageSize, curatedQuestionMax, validationTexts } from './limits.ts'

const answerText = z
  .string(validationTexts.answerRequired)
  .max(curatedAnswerMax, validationTexts.answerTooLong)
  .pipe(storableText)
  .refine(isVisible, validationTexts.answerRequired)

const questionText = z
  .string(validationTexts.questionRequired)
  .max(curatedQuestionMax, validationTexts.questionTooLong)
  .pipe(storableText)
  .refine(isVisible, validationTexts.questionRequired)

const wordings = z.array(questionText).max(workListWordings)

/** The other wordings of the question get the same answer. */
export const correctMessageInput = z.object({ content: answerText, wordings: wordings.optional() })
export type CorrectMessageInput = z.infer<typeof correctMessageInput>
export const curatedAnswerInput = z.object({ question: questionText, answer: answerText })
export type CuratedAnswerInput = z.infer<typeof curatedAnswerInput>

/** A new answer may also be given to other wordings of its question: each becomes its own curated answer. */
export const newCuratedAnswerInput = curatedAnswerInput.extend({
  wordings: wordings.optional(),
})
export type NewCuratedAnswerInput = z.infer<typeof newCuratedAnswerInput>

export const curatedAnswerSchema = z.object({
  id: idValue,
  question: z.string(),
  answer: z.string(),
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

export const listCuratedAnswers = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/curated-answers',
  summary: `List curated answers, newest first, ${curatedAnswerPageSize} per page. X-Total-Count holds the total.`,
  access: 'owner',
  role: 'viewer',
  params: idParams,
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  response: z.array(curatedAnswerSchema),
})

export const addCuratedAnswer = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/curated-answers',
  summary: 'Create a curated answer',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: newCuratedAnswerInput,
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
