import type { LiveNotice } from '@parleykit/contract/reports/dashboard/dashboard'
import type { QueryKey } from '@tanstack/react-query'
import { waitingRunsQuery } from '../actions/approvals/queries.ts'
import { transferOffersQuery, transferQuery } from '../agents/ownership-transfers/queries.ts'
import { agentQuery, agentsQuery } from '../agents/queries.ts'
import { userQuery } from '../auth/queries.ts'
import { offerQuery } from '../billing/queries.ts'
import { attentionQuery, daysQuery, statsQuery } from '../reports/dashboard/queries.ts'
import { handoffRequestsQuery } from '../support/live-handoff/queries.ts'
import { recentActivitiesQuery } from '../workspaces/activity/queries.ts'
import { invitationsQuery, membersQuery } from '../workspaces/queries.ts'

const signInQueries = [['sessions'], ['two-step'], ['passkeys'], ['identities']]

/** The keys of the queries that a notice makes stale, including all keys nested under them; [] is all of them. */
export function staleQueries({ topic, agentId }: LiveNotice): readonly QueryKey[] {
  const agent = agentId === undefined ? ['agent'] : agentQuery(agentId).queryKey
  const below = (name: string) => (agentId === undefined ? [name] : [name, agentId])
  switch (topic) {
    case 'agents':
      return [
        ...[agentsQuery.queryKey, statsQuery.queryKey, agent],
        ...[daysQuery.queryKey, attentionQuery.queryKey],
        ...[['agent-use'], ['agent-imports'], below('widget-sites'), below('actions')],
        below('mcp-servers'),
      ]
    case 'activity':
      return [recentActivitiesQuery.queryKey]
    case 'conversations':
      return [
        agentsQuery.queryKey,
        statsQuery.queryKey,
        daysQuery.queryKey,
        attentionQuery.queryKey,
        recentActivitiesQuery.queryKey,
        agent,
        below('conversations'),
        below('curated-answers'),
        below('leads'),
        ['conversation'],
        ['messages'],
        ['conversation-leads'],
      ]
    case 'knowledge':
      return [agentsQuery.queryKey, attentionQuery.queryKey, agent, below('knowledge'), ['agent-use']]
    case 'websites':
      return [below('websites')]
    case 'training':
      return [
        agentsQuery.queryKey,
        attentionQuery.queryKey,
        agent,
        below('trainings'),
        below('training-questions'),
        below('curated-answers'),
      ]
    case 'checks':
      return [below('checks')]
    case 'usage':
      return [userQuery.queryKey]
    case 'account':
      return [userQuery.queryKey, ...signInQueries, transferOffersQuery.queryKey]
    case 'members':
      return [membersQuery.queryKey, invitationsQuery.queryKey, transferQuery.queryKey]
    case 'security':
      return [['security-events'], ...signInQueries]
    case 'billing':
      return [userQuery.queryKey, offerQuery.queryKey, ['subscription']]
    case 'webhooks':
      return [below('webhooks')]
    case 'actions':
      return [below('actions'), ['action-runs'], waitingRunsQuery.queryKey, recentActivitiesQuery.queryKey]
    case 'models':
      return [['workspace-models'], ['installation-models'], attentionQuery.queryKey]
    case 'people':
      return [['takeover'], handoffRequestsQuery.queryKey, below('conversations')]
    case 'notice':
      return [['notice']]
    case 'typing':
      return []
    case 'everything':
      return [[]]
  }
}
