import { z } from 'zod'
import { defineRoute } from './route.ts'
import { idParams, idValue, instant } from './values.ts'

/** Local days that the charts look back on, today among them. */
export const analyticsDays = [7, 30, 90] as const
export type AnalyticsDays = (typeof analyticsDays)[number]

/** An IANA time zone such as Europe/Berlin. Offsets and abbreviations are refused: they don't know summer time. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: 'Choose a time zone such as Europe/Berlin' })

function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Za-z]\w*\/[\w+/-]+$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

export const analyticsQuery = z.object({
  days: z.coerce.number().pipe(z.literal(analyticsDays)).default(30),
  timeZone: timeZoneSchema.default('UTC'),
})

const count = z.number().int().nonnegative()

/** What happened with visitors in some time; tests in the playground aren't counted. */
export const activityCountsSchema = z.object({
  /** That began in it. */
  conversations: count,
  /** Of visitors and of the agent. */
  messages: count,
  /** Each costs one credit. */
  answers: count,
  refusals: count,
  /** Suggestions below refusals and answers, and how many were asked. */
  suggestionsShown: count,
  suggestionsTaken: count,
  thumbsUp: count,
  thumbsDown: count,
})
export type ActivityCounts = z.infer<typeof activityCountsSchema>

export const dailyActivitySchema = z.object({
  /** One for each local day of the period, oldest first, days without visitors too. */
  days: z.array(activityCountsSchema.extend({ date: z.iso.date() })),
  totals: activityCountsSchema,
  /** Of as many days before the period. */
  previous: activityCountsSchema,
})
export type DailyActivity = z.infer<typeof dailyActivitySchema>

/** Questions by local weekday (Monday first) and hour: 7 rows of 24. */
export const busiestHoursSchema = z.object({ questions: z.array(z.array(count)) })
export type BusiestHours = z.infer<typeof busiestHoursSchema>

export const topQuestionSchema = z.object({
  /** As it was last asked. */
  question: z.string(),
  asked: count,
  refused: count,
})
export type TopQuestion = z.infer<typeof topQuestionSchema>

export const unansweredGroupSchema = z.object({
  /** The wording that was refused most often. */
  question: z.string(),
  /** Other wordings, the most frequent first. */
  otherWordings: z.array(z.string()),
  /** How often any of the wordings was refused. */
  asked: count,
  lastAskedAt: instant,
  /** Conversations with one of the wordings, newest first. */
  conversationIds: z.array(idValue),
})
export type UnansweredGroup = z.infer<typeof unansweredGroupSchema>

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
  summary: 'What happened on each local day, with the totals and those of the period before',
  response: dailyActivitySchema,
})

export const getBusiestHours = defineRoute({
  ...ofAgent,
  path: '/api/bots/:id/analytics/busiest-hours',
  summary: 'How many questions were asked, by local weekday and hour',
  response: busiestHoursSchema,
})

export const listTopQuestions = defineRoute({
  ...ofAgent,
  path: '/api/bots/:id/analytics/top-questions',
  summary: 'What was asked most, small talk left out',
  response: z.array(topQuestionSchema),
})

export const listUnansweredQuestions = defineRoute({
  ...ofAgent,
  path: '/api/bots/:id/analytics/unanswered-questions',
  summary: 'Refused questions that nothing has answered since, alike ones together',
  response: z.array(unansweredGroupSchema),
})
