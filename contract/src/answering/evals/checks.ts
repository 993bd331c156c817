import { z } from 'zod'
import { defineRoute } from '../../base/route.ts'
import { idParams, instant, messageResponse, trimmedText } from '../../base/values.ts'
import { chatSourceSchema } from '../../chat/chat.ts'
import { refusalReasonSchema, replyAuthorSchema } from '../answer-traces.ts'
import { checkQuestionMax, checkQuestionsMax, validationTexts } from './limits.ts'

/** Bytes of all of them as JSON, with room for escapes and any script. */
const checksBytesMax = 256 * 1024

/** Questions that an owner saves for an agent, to ask them all at once after a change. */
export const checkQuestionsInput = z.object({
  /** Duplicate and empty questions are dropped. */
  questions: z
    .array(trimmedText.pipe(z.string().max(checkQuestionMax, validationTexts.checkQuestionTooLong)))
    .max(checkQuestionsMax, validationTexts.tooManyCheckQuestions),
})
export type CheckQuestionsInput = z.infer<typeof checkQuestionsInput>

/** An agent's answer to a question without a conversation, from one version of its knowledge. */
export const checkAnswerSchema = z.object({
  isRefused: z.boolean(),
  text: z.string(),
  sources: z.array(chatSourceSchema),
  answerer: replyAuthorSchema,
  /** Why the question was refused. */
  refusal: refusalReasonSchema.nullable(),
  milliseconds: z.number(),
})
export type CheckAnswer = z.infer<typeof checkAnswerSchema>

/** How an answer has changed: the same, a different one, an answer instead of a refusal, or the reverse. */
export const checkChangeSchema = z.enum(['same', 'changed', 'newly_answered', 'newly_refused'])
export type CheckChange = z.infer<typeof checkChangeSchema>

export const checkResultSchema = z.object({
  question: z.string(),
  /** From the training before the live one; null if none was kept at the time. */
  before: checkAnswerSchema.nullable(),
  /** The answer that visitors get. */
  now: checkAnswerSchema,
  /** After a training on the knowledge as of the start of the run; null if all of it was already trained. */
  next: checkAnswerSchema.nullable(),
  sinceBefore: checkChangeSchema.nullable(),
  byTraining: checkChangeSchema.nullable(),
})
export type CheckResult = z.infer<typeof checkResultSchema>

export const checkRunStatuses = ['running', 'completed', 'canceled', 'failed'] as const

export const checkRunSchema = z.object({
  status: z.enum(checkRunStatuses),
  startedAt: instant,
  endedAt: instant.nullable(),
  /** Username of the person who started it. */
  startedBy: z.string(),
  /** Number of questions in the run. Those already answered have their result. */
  questionCount: z.number().int(),
  /** The numbers of the trainings compared; null if there is none. */
  versions: z.object({ before: z.number().int().nullable(), now: z.number().int().nullable() }),
  /** Whether there is untrained knowledge, so that an unpublished version is asked as well. */
  hasUntrained: z.boolean(),
  results: z.array(checkResultSchema),
  /** Why it failed, in a sentence. */
  error: z.string().nullable(),
  /** Tokens that a language model took for it, as far as its server reported them. */
  tokens: z.number().int().nonnegative(),
})
export type CheckRun = z.infer<typeof checkRunSchema>

export const checksSchema = z.object({
  questions: z.array(z.string()),
  /** The model that writes the answers, so that a run takes tokens; null if none does. */
  model: z.string().nullable(),
  /** The newest one; null before the first. */
  run: checkRunSchema.nullable(),
})
export type Checks = z.infer<typeof checksSchema>

export const getChecks = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/checks',
  summary: "Get an agent's check questions and the results of the latest run",
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: checksSchema,
})

export const saveChecks = defineRoute({
  method: 'PUT',
  path: '/api/agents/:id/checks',
  summary: "Replace an agent's check questions",
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: checkQuestionsInput,
  bodyBytesMax: checksBytesMax,
  response: checksSchema,
})

export const runChecks = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/checks/run',
  summary:
    'Run the checks in the background against the live training, the previous training and an unpublished training on the current knowledge. If a run is already in progress, no second one starts.',
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: checksSchema,
  errors: ['no_knowledge', 'too_many_requests'],
})

export const cancelChecks = defineRoute({
  method: 'DELETE',
  path: '/api/agents/:id/checks/run',
  summary: 'Stop a check run. Answers so far are kept.',
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: messageResponse,
})
