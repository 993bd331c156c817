import { z } from 'zod'
import { defineRoute } from './route.ts'
import { idValue, instant } from './values.ts'

export const activityTypes = [
  'conversation_completed',
  'affiliate_clicked',
  'knowledge_base_updated',
  'bot_created',
] as const
export type ActivityType = (typeof activityTypes)[number]

export const dashboardStatsSchema = z.object({
  totalBots: z.number().int(),
  totalConversations: z.number().int(),
})
export type DashboardStats = z.infer<typeof dashboardStatsSchema>

/** `description` has the agent's name between double quotes. */
export const activitySchema = z.object({
  id: idValue,
  activityType: z.string(),
  botId: idValue,
  description: z.string(),
  createdAt: instant,
})
export type Activity = z.infer<typeof activitySchema>

export const getDashboardStats = defineRoute({
  method: 'GET',
  path: '/api/dashboard/stats',
  summary: 'Counts over all agents of the owner',
  access: 'owner',
  response: dashboardStatsSchema,
})

export const listRecentActivities = defineRoute({
  method: 'GET',
  path: '/api/dashboard/recent-activities',
  summary: 'The newest activities, newest first',
  access: 'owner',
  response: z.array(activitySchema),
})
