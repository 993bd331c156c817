import { z } from 'zod'
import { defineRoute } from '../../base/route.ts'
import { idParams, instant, messageResponse, trimmedText } from '../../base/values.ts'
import { chatSourceSchema } from '../../chat/chat.ts'
import { refusalReasonSchema, replyAuthorSchema } from '../answer-traces.ts'
import { evalQuestionMax, evalQuestionsMax, validationTexts } from './limits.ts'

/** Bytes of all of them as JSON, with room for escapes and any script. */
const evalsBytesMax = 256 * 1024

/** Questions that an owner saves for an agent, to ask them all at once after a change. */
export const evalQuestionsInput = z.object({
  /**
   * Duplicate and empty questions are dropped. A question may name the action that it must lead to:
   * `Where is my order? -> Order status`.
   */
  questions: z
    .array(trimmedText.pipe(z.string().max(evalQuestionMax, validationTexts.evalQuestionTooLong)))
    .max(evalQuestionsMax, validationTexts.tooManyEvalQuestions),
})
export type EvalQuestionsInput = z.infer<typeof evalQuestionsInput>

/** An agent's answer to a question without a conversation, from one version of its knowledge. */
export const evalAnswerSchema = z.object({
  isRefused: z.boolean(),
  text: z.string(),
  sources: z.array(chatSourceSchema),
  answerer: replyAuthorSchema,
  /** Why the question was refused. */
  refusal: refusalReasonSchema.nullable(),
  milliseconds: z.number(),
  /** Names of the actions that were offered or that a model called. Absent in results of older versions. */
  actions: z.array(z.string()).optional(),
})
export type EvalAnswer = z.infer<typeof evalAnswerSchema>

/** How an answer has changed: the same, a different one, an answer instead of a refusal, or the reverse. */
export const evalChangeSchema = z.enum(['same', 'changed', 'newly_answered', 'newly_refused'])
export type EvalChange = z.infer<typeof evalChangeSchema>

/**
 * The action that a check expects, and whether today's answer leads to it. `no_such_action`: the agent has no action with
 * this name that is on.
 */
export const evalExpectationSchema = z.object({
  action: z.string(),
  outcome: z.enum(['met', 'not_offered', 'other_action', 'no_such_action']),
})
export type EvalExpectation = z.infer<typeof evalExpectationSchema>

export const evalResultSchema = z.object({
  /** As it was saved. */
  question: z.string(),
  /** From the training before the live one; null if none was kept at the time. */
  before: evalAnswerSchema.nullable(),
  /** The answer that visitors get. */
  now: evalAnswerSchema,
  /** After a training on the knowledge as of the start of the run; null if all of it was already trained. */
  next: evalAnswerSchema.nullable(),
  sinceBefore: evalChangeSchema.nullable(),
  byTraining: evalChangeSchema.nullable(),
  /** Null if the question expects no action. */
  expected: evalExpectationSchema.nullable(),
})
export type EvalResult = z.infer<typeof evalResultSchema>

export const evalRunStatuses = ['running', 'completed', 'canceled', 'failed'] as const

export const evalRunSchema = z.object({
  status: z.enum(evalRunStatuses),
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
  results: z.array(evalResultSchema),
  /** Why it failed, in a sentence. */
  error: z.string().nullable(),
  /** Tokens that a language model took for it, as far as its server reported them. */
  tokens: z.number().int().nonnegative(),
})
export type EvalRun = z.infer<typeof evalRunSchema>

export const evalsSchema = z.object({
  questions: z.array(z.string()),
  /** The model that writes the answers, so that a run takes tokens; null if none does. */
  model: z.string().nullable(),
  /** The newest one; null before the first. */
  run: evalRunSchema.nullable(),
})
export type Evals = z.infer<typeof evalsSchema>

export const getChecks = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/checks',
  summary: "Get an agent's check questions and the results of the latest run",
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: evalsSchema,
})

export const saveChecks = defineRoute({
  method: 'PUT',
  path: '/api/agents/:id/checks',
  summary:
    "Replace an agent's check questions. One that ends in -> and an action's name expects that action: Where is my order? -> Order status",
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: evalQuestionsInput,
  bodyBytesMax: evalsBytesMax,
  response: evalsSchema,
})

export const runChecks = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/checks/run',
  summary:
    'Run the checks in the background against the live training, the previous training and an unpublished training on the current knowledge. If a run is already in progress, no second one starts.',
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: evalsSchema,
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
