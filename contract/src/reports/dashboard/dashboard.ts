import { z } from 'zod'
import { defineRoute } from '../../base/route.ts'
import { idParam, idValue, instant } from '../../base/values.ts'
import { timeZoneSchema } from '../analytics/analytics-period.ts'

export const activityTypes = [
  'conversation_completed',
  'affiliate_clicked',
  'knowledge_base_updated',
  'bot_created',
  'credit_limit_near',
  'credit_limit_reached',
  'daily_limit_reached',
  'webhook_failed',
  'training_held_back',
  'tool_switched_off',
  'agent_paused',
  'agent_resumed',
  'agent_forgotten',
  'agent_handed_over',
  'renewal_refused',
  'plan_ended',
  'member_paused',
  'member_resumed',
  'action_waiting',
  'action_expired',
  'action_form_sent',
] as const
export type ActivityType = (typeof activityTypes)[number]

/** Activities that need action. The bell shows them first, however much else has happened. */
export const noticeTypes = [
  'credit_limit_near',
  'credit_limit_reached',
  'daily_limit_reached',
  'webhook_failed',
  'training_held_back',
  'tool_switched_off',
  'agent_paused',
  'agent_forgotten',
  'renewal_refused',
  'plan_ended',
  'member_paused',
] as const satisfies readonly ActivityType[]

export const dashboardStatsSchema = z.object({
  totalBots: z.number().int(),
  /** Agents that visitors can chat with. */
  activeBots: z.number().int(),
  totalConversations: z.number().int(),
})
export type DashboardStats = z.infer<typeof dashboardStatsSchema>

/** `description` has the agent's name in double quotes; `botId` is null for the account, such as its plan. */
export const activitySchema = z.object({
  id: idValue,
  activityType: z.string(),
  botId: idValue.nullable(),
  description: z.string(),
  /** Username of the actor; null for visitors and automatic activities. */
  actor: z.string().nullable(),
  /** A visitor's first question, with agent and conversation; null for other or deleted ones. */
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
  'actions',
  'models',
  'people',
  'typing',
  'notice',
  'everything',
] as const

/**
 * What has changed and should be fetched again. `checks`: a run of an agent's checks; `account`: the user or the
 * session; `members`: the workspace's members; `security`: sessions and the security log; `billing`: plan, payments,
 * receipts; `webhooks`: an agent's webhooks and their deliveries; `actions`: runs of an agent's actions; `models`: a model connection that fails or works again;
 * `people`: who answers in conversations, and requests for a person; `typing`: the visitor of a conversation is typing; `notice`: the
 * operator's notice to all accounts; `everything`: some notices may have been missed.
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

/** Number of local days in the dashboard's charts, including today. */
export const dashboardDays = 14

export const dashboardDaySchema = z.object({
  date: z.iso.date(),
  /** Agents that visitors chatted with. */
  agents: count,
  /** Conversations that began that day. */
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

/** What needs attention, most urgent first. */
export const needKinds = [
  'credits_low',
  'budget_used_up',
  'no_knowledge',
  'training_held_back',
  'not_trained',
  'failing_answers',
  'disliked_answers',
  'unanswered_questions',
] as const
export type NeedKind = (typeof needKinds)[number]

export const needSchema = z.object({
  kind: z.enum(needKinds),
  /** Null if it concerns the account or the whole workspace. */
  agent: z.object({ id: idValue, name: z.string() }).nullable(),
  /** The number of answers or questions, or of credits left. 1 if nothing is counted. */
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
  /** Used instead of the header, which browsers don't send for a stream. */
  query: z.object({ workspace: idParam.optional() }),
  response: liveNoticeSchema,
  stream: 'LiveNotice',
})
