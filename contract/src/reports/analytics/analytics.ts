import { z } from 'zod'
import { curatedWordingsMax } from '../../answering/curated-answers/limits.ts'
import { defineRoute } from '../../base/route.ts'
import { idParams, idValue, instant, messageResponse } from '../../base/values.ts'
import { thumbs } from '../../conversations/conversations.ts'
import { analyticsDays, timeZoneSchema } from './analytics-period.ts'

/** Wordings of one question shown in the lists of Analytics, and messages that one dismissal can name. */
export const workListWordings = curatedWordingsMax

export const analyticsQuery = z.object({
  days: z.coerce.number().pipe(z.literal(analyticsDays)).default(30),
  timeZone: timeZoneSchema.default('UTC'),
})

/** Query of lists to work through: `1` shows dismissed items instead of open ones. */
const workListQuery = analyticsQuery.extend({
  dismissed: z
    .enum(['0', '1'])
    .optional()
    .transform((value) => value === '1'),
})

const count = z.number().int().nonnegative()

/** Visitor activity in a period; playground tests aren't counted. */
export const activityCountsSchema = z.object({
  /** Conversations that began in the period. */
  conversations: count,
  /** Messages of visitors and of the agent. */
  messages: count,
  /** Each costs one credit. */
  answers: count,
  refusals: count,
  /** Suggestions shown below refusals and answers, and how many were clicked. */
  suggestionsShown: count,
  suggestionsTaken: count,
  thumbsUp: count,
  thumbsDown: count,
})
export type ActivityCounts = z.infer<typeof activityCountsSchema>

export const dailyActivitySchema = z.object({
  /** One for each local day of the period, oldest first, including days without visitors. */
  days: z.array(activityCountsSchema.extend({ date: z.iso.date() })),
  totals: activityCountsSchema,
  /** Counts for the same number of days before the period. */
  previous: activityCountsSchema,
})
export type DailyActivity = z.infer<typeof dailyActivitySchema>

/** Questions by local weekday (Monday first) and hour: 7 rows of 24. */
export const busiestHoursSchema = z.object({ questions: z.array(z.array(count)) })
export type BusiestHours = z.infer<typeof busiestHoursSchema>

export const topQuestionSchema = z.object({
  /** The question as last asked. */
  question: z.string(),
  asked: count,
  refused: count,
})
export type TopQuestion = z.infer<typeof topQuestionSchema>

/** When a list was computed; null if it was just now. Lists of very busy agents are cached. */
const countedAt = instant.nullable()

export const topQuestionsSchema = z.object({ countedAt, questions: z.array(topQuestionSchema) })
export type TopQuestions = z.infer<typeof topQuestionsSchema>

/** Similar questions grouped together. */
const workGroup = {
  /** The wording that leads the group. */
  question: z.string(),
  otherWordings: z.array(z.string()),
  lastAskedAt: instant,
  /**
   * The messages that a dismissal names: the newest message of each wording, or, for dismissed groups, the messages
   * that were named.
   */
  messageIds: z.array(idValue),
}

export const unansweredGroupSchema = z.object({
  ...workGroup,
  /** How often any of the wordings was refused. */
  asked: count,
  /** Conversations with one of the wordings, newest first. */
  conversationIds: z.array(idValue),
})
export type UnansweredGroup = z.infer<typeof unansweredGroupSchema>

export const unansweredQuestionsSchema = z.object({ countedAt, groups: z.array(unansweredGroupSchema) })
export type UnansweredQuestions = z.infer<typeof unansweredQuestionsSchema>

export const doubtfulGroupSchema = z.object({
  ...workGroup,
  /** Number of answers; the fields below describe the least certain one. */
  answers: count,
  /** How many of them got a thumbs down. */
  thumbsDown: count,
  messageId: idValue,
  conversationId: idValue,
  /** The beginning of the answer, without Markdown. */
  answer: z.string(),
  thumb: z.enum(thumbs).nullable(),
  /** The visitor's comment on a thumbs down. */
  thumbComment: z.string().nullable(),
  /** From 0 to 1; 0 if verification found an unsupported statement; null if a model or the owner decided. */
  confidence: z.number().nullable(),
  /** Titles of the answer's sources. */
  sources: z.array(z.string()),
})
export type DoubtfulGroup = z.infer<typeof doubtfulGroupSchema>

/** What became of an action's runs in a period; tests aren't counted. */
export const actionFiguresSchema = z.object({
  actionId: idValue,
  name: z.string(),
  /** Runs that succeeded, failed, or have an unknown outcome. */
  uses: count,
  succeeded: count,
  failed: count,
  unknown: count,
  /** By the visitor, or declined by a person of the workspace. */
  cancelled: count,
  /** For approval, or running just now. */
  waiting: count,
  medianMs: count.nullable(),
})
export type ActionFigures = z.infer<typeof actionFiguresSchema>

const ofAgent = {
  method: 'GET',
  access: 'owner',
  role: 'viewer',
  params: idParams,
  query: analyticsQuery,
} as const

export const getDailyActivity = defineRoute({
  ...ofAgent,
  path: '/api/bots/:id/analytics/daily',
  summary: 'Get daily figures in local time, with totals for this period and the previous one',
  response: dailyActivitySchema,
})

export const getBusiestHours = defineRoute({
  ...ofAgent,
  path: '/api/bots/:id/analytics/busiest-hours',
  summary: 'Get the number of questions by local weekday and hour',
  response: busiestHoursSchema,
})

export const listActionFigures = defineRoute({
  ...ofAgent,
  path: '/api/bots/:id/analytics/actions',
  summary: 'List what became of the runs of each action, most used first',
  response: z.array(actionFiguresSchema),
})

export const listTopQuestions = defineRoute({
  ...ofAgent,
  path: '/api/bots/:id/analytics/top-questions',
  summary: 'List the most frequently asked questions, without small talk',
  response: topQuestionsSchema,
})

export const listUnansweredQuestions = defineRoute({
  ...ofAgent,
  query: workListQuery,
  path: '/api/bots/:id/analytics/unanswered-questions',
  summary: 'List questions that are still unanswered, with similar ones grouped',
  response: unansweredQuestionsSchema,
})

export const listDoubtfulAnswers = defineRoute({
  ...ofAgent,
  query: workListQuery,
  path: '/api/bots/:id/analytics/doubtful-answers',
  summary:
    'List answers to review: rated thumbs down first, then low confidence, with similar questions grouped',
  response: z.array(doubtfulGroupSchema),
})

export const dismissWork = defineRoute({
  method: 'PUT',
  path: '/api/bots/:id/analytics/dismissed-messages',
  summary:
    'Dismiss or restore questions and answers in the review lists. Dismissed ones still count in the figures.',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: z.object({ messageIds: z.array(idValue).min(1).max(workListWordings), isDismissed: z.boolean() }),
  response: messageResponse,
})
