import { z } from 'zod'
import { defineRoute } from '../../base/route.ts'
import { idParam, idParams, instant, messageResponse } from '../../base/values.ts'

/** `trained: false` comes with `status: "processing"` and HTTP 202: the job continues. */
export const trainResponse = z.object({
  message: z.string(),
  trained: z.boolean(),
  status: z.literal('processing').optional(),
  /** Whether a configured model has yet to read the knowledge, see `Agent`. Absent if not. */
  stillLearning: z.literal(true).optional(),
})

export const trainAgent = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/train',
  summary: 'Train an agent on all its knowledge',
  access: 'owner',
  role: 'editor',
  params: idParams,
  response: trainResponse,
  laterStatus: 202,
  errors: ['no_knowledge', 'plan_limit_reached', 'too_many_requests'],
})

/** One kept training of an agent. */
export const trainingSchema = z.object({
  /** Counts the agent's trainings from 1; never reused. */
  version: z.number().int().positive(),
  createdAt: instant,
  /** Username; null if unknown. */
  trainedBy: z.string().nullable(),
  /** Entries it has now, without those deleted since. */
  entries: z.number().int(),
  passages: z.number().int(),
  /** Compared with the previously live training. An entry with a new text counts as added and removed. */
  entriesAdded: z.number().int(),
  entriesRemoved: z.number().int(),
  passagesAdded: z.number().int(),
  passagesRemoved: z.number().int(),
  /** The first names; the counts tell whether there are more. */
  addedNames: z.array(z.string()),
  removedNames: z.array(z.string()),
  /** Whether the agent answers from it. */
  isLive: z.boolean(),
})
export type Training = z.infer<typeof trainingSchema>

export const listTrainings = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/trainings',
  summary: "List an agent's saved trainings and what each changed, newest first",
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: z.array(trainingSchema),
})

/** Questions that a model writes for passages, so that visitors' wordings find them. */
export const trainingQuestionsSchema = z.object({
  /** Whether trainings create them. */
  isOn: z.boolean(),
  /** Whether the workspace's own key pays for them; else this server's model does, within the plan's tokens. */
  isOwnKey: z.boolean(),
  questions: z.number().int(),
  /** Passages for which questions were requested. */
  passages: z.number().int(),
  /** Tokens taken for the live training's questions; null until they are made. */
  tokens: z.number().int().nullable(),
  /** Estimated tokens that the next training will take. */
  tokensNext: z.number().int(),
  /** Maximum tokens of one training. */
  tokensMost: z.number().int(),
})
export type TrainingQuestions = z.infer<typeof trainingQuestionsSchema>

export const getTrainingQuestions = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/training-questions',
  summary: 'Get the questions generated from the knowledge, and the tokens they use',
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: trainingQuestionsSchema,
})

export const restoreTraining = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/trainings/:version/restore',
  summary: 'Restore an earlier training. Deleted entries stay deleted.',
  access: 'owner',
  role: 'editor',
  params: idParams.extend({ version: idParam }),
  response: messageResponse,
})
