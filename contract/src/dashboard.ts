import { z } from 'zod'
import { timeZoneSchema } from './analytics-period.ts'
import { defineRoute } from './route.ts'
import { idParam, idValue, instant } from './values.ts'

export const activityTypes = [
  'conversation_completed',
  'affiliate_clicked',
  'knowledge_base_updated',
  'bot_created',
  'credit_limit_near',
  'credit_limit_reached',
  'daily_limit_reached',
  'webhook_failed',
  'agent_paused',
  'agent_resumed',
  'agent_forgotten',
  'agent_handed_over',
  'renewal_refused',
  'plan_ended',
  'member_paused',
  'member_resumed',
] as const
export type ActivityType = (typeof activityTypes)[number]

/** Those that somebody has to do something about: the bell shows them first, however much else has happened. */
export const noticeTypes = [
  'credit_limit_near',
  'credit_limit_reached',
  'daily_limit_reached',
  'webhook_failed',
  'agent_paused',
  'agent_forgotten',
  'renewal_refused',
  'plan_ended',
  'member_paused',
] as const satisfies readonly ActivityType[]

export const dashboardStatsSchema = z.object({
  totalBots: z.number().int(),
  /** Those that visitors can chat with. */
  activeBots: z.number().int(),
  totalConversations: z.number().int(),
})
export type DashboardStats = z.infer<typeof dashboardStatsSchema>

/** `description` has the agent's name between double quotes; `botId` is null for what is about the account, such as its plan. */
export const activitySchema = z.object({
  id: idValue,
  activityType: z.string(),
  botId: idValue.nullable(),
  description: z.string(),
  /** Username of who did it; null for visitors and for what happens by itself. */
  actor: z.string().nullable(),
  /** What a visitor asked first, of whom, and where; null for what isn't a conversation, and for those that are gone. */
  asked: z.object({ conversationId: idValue, agentName: z.string(), question: z.string() }).nullable(),
  createdAt: instant,
})
export type Activity = z.infer<typeof activitySchema>

export const liveTopics = [
  'agents',
  'activity',
  'conversations',
  'knowledge',
  'websites',
  'training',
  'checks',
  'usage',
  'account',
  'members',
  'security',
  'billing',
  'webhooks',
  'people',
  'typing',
  'everything',
] as const

/**
 * What has changed, so that it is worth fetching again. `checks`: a run of an agent's checks; `account`: the user, or who is signed in; `members`: who is in the
 * workspace; `security`: sessions and the log of security; `billing`: the plan, what is paid, receipts; `webhooks`: where an agent's events go, and
 * what became of them; `people`: who answers in conversations, and where a person is asked for; `typing`: the visitor of a conversation types; `everything`: some
 * notices may have been missed.
 */
export const liveNoticeSchema = z.object({
  topic: z.enum(liveTopics),
  /** The agent that it belongs to. */
  agentId: idValue.optional(),
  /** The conversation that it is about. */
  conversationId: idValue.optional(),
})
export type LiveNotice = z.infer<typeof liveNoticeSchema>

export const getDashboardStats = defineRoute({
  method: 'GET',
  path: '/api/dashboard/stats',
  summary: "Get counts across all of the owner's agents",
  access: 'owner',
  role: 'viewer',
  response: dashboardStatsSchema,
})

const count = z.number().int().nonnegative()

/** How many local days the lines of the dashboard show, today among them. */
export const dashboardDays = 14

export const dashboardDaySchema = z.object({
  date: z.iso.date(),
  /** Agents that visitors talked with. */
  agents: count,
  /** That began on it. */
  conversations: count,
})
export type DashboardDay = z.infer<typeof dashboardDaySchema>

export const listDashboardDays = defineRoute({
  method: 'GET',
  path: '/api/dashboard/days',
  summary: `Get visitor activity for each of the last ${dashboardDays} days in local time, oldest first`,
  access: 'owner',
  role: 'viewer',
  query: z.object({ timeZone: timeZoneSchema.default('UTC') }),
  response: z.array(dashboardDaySchema),
})

/** What somebody has to see to; the most pressing first. */
export const needKinds = [
  'credits_low',
  'no_knowledge',
  'not_trained',
  'failing_answers',
  'disliked_answers',
  'unanswered_questions',
] as const
export type NeedKind = (typeof needKinds)[number]

export const needSchema = z.object({
  kind: z.enum(needKinds),
  /** Null for what is about the account. */
  agent: z.object({ id: idValue, name: z.string() }).nullable(),
  /** Of answers or questions; credits that are left. 1 where nothing is counted. */
  count,
})
export type Need = z.infer<typeof needSchema>

export const listNeeds = defineRoute({
  method: 'GET',
  path: '/api/dashboard/needs',
  summary: 'List what needs attention in the workspace, most urgent first',
  access: 'owner',
  role: 'viewer',
  query: z.object({ timeZone: timeZoneSchema.default('UTC') }),
  response: z.array(needSchema),
})

export const listRecentActivities = defineRoute({
  method: 'GET',
  path: '/api/dashboard/recent-activities',
  summary: 'List recent activities, newest first, followed by older limit notices',
  access: 'owner',
  role: 'viewer',
  response: z.array(activitySchema),
})

export const followDashboard = defineRoute({
  method: 'GET',
  path: '/api/dashboard/events',
  summary: "Stream changes to the owner's data as server-sent events until the session ends",
  access: 'owner',
  role: 'viewer',
  /** In the place of the header, which browsers don't send for a stream. */
  query: z.object({ workspace: idParam.optional() }),
  response: liveNoticeSchema,
  stream: 'LiveNotice',
})
