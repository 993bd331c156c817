import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import type { Agent } from '@parleykit/contract/agents/agents'
import { readPathId } from '@parleykit/contract/base/path-id'
import { trainingPollMs } from '@parleykit/contract/retrieval/training/limits'
import { Button, Card, Heading } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Bot, CirclePause } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { chooseWorkspace } from '../../../api/workspace-choice.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { useMediaQuery } from '../../../ui/layout/use-media-query.ts'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'
import { hasUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { GoLive } from '../../publish/go-live.tsx'
import { useIsTraining } from '../../retrieval/training/train-agent.ts'
import { recentActivitiesQuery } from '../../workspaces/activity/queries.ts'
import { RoleProvider } from '../../workspaces/require-role.tsx'
import { AgentHeader } from './agent-header.tsx'
import { AgentNotice } from './agent-notice.tsx'
import './agent-page.css'
import { Flex, Skeleton } from '@radix-ui/themes'
import { agentQuery } from '../queries.ts'
import { AgentTabs } from './agent-tabs.tsx'

const route = getRouteApi('/dashboard/agents/$id')

export default function AgentPage() {
  const readId = readPathId(route.useParams().id)
  const id = readId ?? 0
  const isTraining = useIsTraining(id)
  const {
    data: agent,
    error,
    refetch,
  } = useQuery({
    ...agentQuery(id),
    enabled: readId !== null,
    refetchInterval: ({ state }) =>
      isTraining || state.data?.trainingStatus === 'processing' ? trainingPollMs : false,
  })
  // The agent as last fetched: what the user types stays on screen even if the agent is removed meanwhile.
  const [seen, setSeen] = useState(agent)
  if (agent && agent !== seen) setSeen(agent)
  if (agent) return <AgentScreen key={agent.id} agent={agent} isThere />
  if (seen?.id === id && hasUnsavedWork()) return <AgentScreen key={id} agent={seen} isThere={false} />
  if (error instanceof ApiError && error.code === 'member_paused') return <PausedPlace text={error.detail} />
  if (error) return <ErrorState text="The agent couldn't be loaded." onRetry={() => void refetch()} />
  if (agent === null || readId === null) return <NoSuchAgent id={id} />
  return <AgentSkeleton />
}

interface AgentScreenProps {
  readonly agent: Agent
  /** Whether the server still returns it for this user. */
  readonly isThere: boolean
}

function AgentScreen({ agent, isThere }: AgentScreenProps) {
  const { user } = useAuth()
  const { workspaceId } = agent
  usePageTitle(agent.name)
  const isWide = useMediaQuery('(min-width: 1024px)')
  // A link may lead into another workspace; the dashboard then switches to it.
  useEffect(() => {
    if (workspaceId === user?.id) chooseWorkspace(null)
    else if (user?.workspaces.some(({ id }) => id === workspaceId)) chooseWorkspace(workspaceId)
  }, [user, workspaceId])
  const isOpen =
    workspaceId === user?.id || user?.workspaces.some(({ id, isPaused }) => id === workspaceId && !isPaused)
  return (
    <RoleProvider role={agent.role}>
      <AgentHeader agent={agent} hasTrainControl={!isWide} />
      <AgentNotice agent={agent} isGone={!isThere || !isOpen} />
      <GoLive agent={agent} />
      <AgentTabs agent={agent} hasTrainControl={isWide} />
    </RoleProvider>
  )
}

/** Shown to a member whose workspace has no seat for them in its plan. */
function PausedPlace({ text }: { readonly text: string }) {
  usePageTitle(agentTexts.closedTitle)
  return (
    <Card>
      <Heading as="h1" size="5" align="center" mt="6">
        {agentTexts.closedTitle}
      </Heading>
      <EmptyState icon={<CirclePause size={20} />} text={text}>
        <Button asChild>
          <Link to="/dashboard">Back to dashboard</Link>
        </Button>
      </EmptyState>
    </Card>
  )
}

/** Tells a former owner where the agent has gone. */
function NoSuchAgent({ id }: { readonly id: number }) {
  const { data: activities = [] } = useQuery(recentActivitiesQuery)
  const transfer = activities.find(
    ({ activityType, botId }) => activityType === 'agent_handed_over' && botId === id,
  )
  const title = transfer ? agentTexts.handedOverTitle : agentTexts.notFoundTitle
  usePageTitle(title)
  return (
    <Card>
      <Heading as="h1" size="5" align="center" mt="6">
        {title}
      </Heading>
      <EmptyState
        icon={<Bot size={20} />}
        text={transfer ? `${transfer.description}. ${agentTexts.handedOver}` : agentTexts.notFound}
      >
        <Button asChild>
          <Link to="/dashboard">Back to dashboard</Link>
        </Button>
      </EmptyState>
    </Card>
  )
}

/** The agent's page while it loads, in its final layout. */
function AgentSkeleton() {
  usePageTitle('Agent')
  return (
    <div role="status" aria-label="Loading">
      <div className="agent-header">
        <Flex align="center" height="20px" className="agent-crumbs">
          <Skeleton width="160px" maxWidth="100%" height="16px" />
        </Flex>
        <Skeleton className="header-avatar round" />
        <div className="agent-name">
          <Skeleton width="220px" maxWidth="100%" height="26px" />
        </div>
      </div>
      <div className="agent-tabs">
        <Skeleton width="100%" height="40px" />
      </div>
      <Skeleton width="100%" maxWidth="720px" height="320px" mt="5" />
    </div>
  )
}
