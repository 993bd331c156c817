import type { Agent } from '@parleykit/contract/agents/agents'
import { mayOperate } from '@parleykit/contract/billing/plans'
import { Button, Card, Flex, Grid, Heading, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bot, Plus } from 'lucide-react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'
import { transferOffersQuery } from '../../agents/ownership-transfers/queries.ts'
import { TransferOfferHint } from '../../agents/ownership-transfers/transfer-offer-hint.tsx'
import { agentsQuery } from '../../agents/queries.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { workspaceModelsQuery } from '../../models/queries.ts'
import { QuotedAnswersHint } from '../../models/quoted-answers-hint.tsx'
import { ImportButton } from '../../portability/import-button.tsx'
import { GoLive, isReadyToGoLive } from '../../publish/go-live.tsx'
import { setupQuery } from '../../setup/queries.ts'
import { SetupOffer } from '../../setup/setup-offer.tsx'
import { handoffRequestsQuery } from '../../support/live-handoff/queries.ts'
import { dashboardTexts } from '../../workspaces/activity/dashboard-texts.ts'
import { openWorkspaceTexts } from '../../workspaces/open-workspace-texts.ts'
import { OtherWorkspaces } from '../../workspaces/other-workspaces.tsx'
import { RequireRole, useHasRole } from '../../workspaces/require-role.tsx'
import { AdminHint } from './admin-hint.tsx'
import { AgentsTable } from './agents-table.tsx'
import './dashboard.css'
import { AttentionSection } from './attention-section.tsx'
import { attentionQuery, daysQuery, statsQuery } from './queries.ts'
import { RecentActivity } from './recent-activity.tsx'
import { StatCards } from './stat-cards.tsx'
import { UsageSection } from './usage-section.tsx'

export default function DashboardPage() {
  const { user } = useAuth()
  const agents = useQuery(agentsQuery)
  const stats = useQuery(statsQuery)
  const days = useQuery(daysQuery)
  const needs = useQuery(attentionQuery)
  const asked = useQuery(handoffRequestsQuery)
  const offers = useQuery({ ...transferOffersQuery, enabled: Boolean(user?.workspaces.length) })
  const setup = useQuery({
    ...setupQuery,
    enabled: user ? user.mayBecomeAdmin || mayOperate(user) : false,
  })
  const ready = agents.data?.find(isReadyToGoLive)
  const models = useQuery(workspaceModelsQuery)
  const isWaiting = needs.isPending || [stats, offers, setup, models].some(({ isLoading }) => isLoading)
  usePageTitle('Dashboard')
  return (
    <Flex direction="column" gap={{ initial: '5', sm: '6' }}>
      <Flex align="center" justify="between" gap="4" wrap="wrap">
        <div>
          <Heading as="h1" size="7">
            Dashboard
          </Heading>
          <Text as="p" color="gray">
            Welcome back, {user?.username}!
          </Text>
        </div>
        <RequireRole least="editor">
          <Flex gap={{ initial: '2', sm: '3' }} wrap="wrap" className="dashboard-actions">
            {/* Without an agent the only step is the button in the empty table. */}
            <Button size="3" variant={agents.data?.length === 0 ? 'soft' : 'solid'} asChild>
              <Link to="/dashboard/create">
                <Plus size={18} /> {dashboardTexts.createNewAgent}
              </Link>
            </Button>
            <ImportButton size="3" />
          </Flex>
        </RequireRole>
      </Flex>
      {!isWaiting &&
        (setup.data?.isOffered ? (
          <SetupOffer />
        ) : (
          user?.mayBecomeAdmin && <AdminHint username={user.username} />
        ))}
      {/* Remounted once the order of the sections is known, so that nothing moves. */}
      <TransferOfferHint
        key={isWaiting ? 'waiting' : 'known'}
        offer={isWaiting ? undefined : offers.data?.[0]}
      >
        <StatCards stats={stats.data} days={days.data} isLoading={isWaiting} />
        {!isWaiting && <AttentionSection needs={needs.data} asked={asked.data} />}
        {!isWaiting && ready && <GoLive key={ready.id} agent={ready} isNamed />}
        <AgentsSection
          agents={isWaiting ? undefined : agents.data}
          error={agents.error}
          onRetry={() => void agents.refetch()}
        />
        {!isWaiting && <QuotedAnswersHint />}
        {/* Shown later: a table of unknown height above would move it. */}
        {!isWaiting && !agents.isLoading && (
          <Grid columns={{ initial: '1', md: '2' }} gap="6">
            <UsageSection />
            <RecentActivity />
          </Grid>
        )}
      </TransferOfferHint>
    </Flex>
  )
}

interface AgentsSectionProps {
  /** Undefined while they are being fetched. */
  readonly agents: readonly Agent[] | undefined
  readonly error: Error | null
  readonly onRetry: () => void
}

function AgentsSection({ agents, error, onRetry }: AgentsSectionProps) {
  const mayCreate = useHasRole('editor')
  return (
    <Flex direction="column" gap="3" asChild>
      <section aria-labelledby="your-agents">
        <Heading as="h2" size="4" id="your-agents">
          Your Agents
        </Heading>
        {error && <ErrorState text={dashboardTexts.fetchFailed} onRetry={onRetry} />}
        {agents?.length === 0 && (
          <Card>
            <EmptyState
              icon={<Bot size={20} />}
              text={mayCreate ? dashboardTexts.noAgents : openWorkspaceTexts.noAgents}
            >
              {mayCreate && (
                <Button asChild>
                  <Link to="/dashboard/create">
                    <Plus size={16} /> {dashboardTexts.createFirstAgent}
                  </Link>
                </Button>
              )}
              <OtherWorkspaces />
            </EmptyState>
          </Card>
        )}
        {!error && agents?.length !== 0 && <AgentsTable agents={agents} />}
      </section>
    </Flex>
  )
}
