import type { AgentUse } from '@parleykit/contract/billing/agent-use'
import { limitsOf, type TierLimits } from '@parleykit/contract/billing/plans'
import { Badge, Card, Flex, Grid, Heading, Link, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { formatBytes } from '../../ui/format/format-bytes.ts'
import { membersQuery } from '../workspaces/queries.ts'
import type { OpenWorkspace } from '../workspaces/use-workspace.ts'
import { resetDay } from './credit-usage.ts'
import { Meter } from './meter.tsx'
import { subscriptionTexts } from './pricing-texts.ts'
import { agentUseQuery } from './queries.ts'

interface PlanUsageProps {
  readonly workspace: OpenWorkspace
  /** Whether it shows its own heading: not if it is the only content of the page. */
  readonly isTitled: boolean
}

/** All limits of a plan and their usage: in total and per agent. */
export function PlanUsage({ workspace, isTitled }: PlanUsageProps) {
  const { data: agents, error, refetch } = useQuery(agentUseQuery)
  const { data: members = [], isLoading } = useQuery({ ...membersQuery, enabled: workspace.isOwn })
  const limits = limitsOf(workspace.subscriptionTier)
  // Show all at once, since each of them makes the first card higher.
  if (isLoading || (!agents && !error)) return <UsageSkeleton isTitled={isTitled} />
  return (
    <Flex direction="column" gap="3" asChild>
      <section aria-label="Usage">
        {isTitled && (
          <Heading as="h2" size="4">
            Usage
          </Heading>
        )}
        <Card size="2">
          <Flex direction="column" gap="4">
            <Meter
              label="Monthly chat credits"
              used={workspace.chatCreditsUsed}
              limit={limits.monthlyCredits}
              stopsWhenFull
            />
            <Text as="p" size="1" color="gray">
              They reset on {resetDay(workspace.creditsResetAt)}.
            </Text>
            {agents && <Meter label="Agents" used={agents.length} limit={limits.agents} />}
            {/* Seats aren't mentioned until someone has joined. */}
            {members.length > 0 && (
              <Meter label="Seats (including you)" used={members.length + 1} limit={limits.members} />
            )}
          </Flex>
        </Card>
        {error && <ErrorState text={subscriptionTexts.usageFailed} onRetry={() => void refetch()} />}
        <Grid columns={{ initial: '1', md: agents && agents.length > 1 ? '2' : '1' }} gap="3">
          {agents?.map((agent) => (
            <AgentMeters key={agent.id} agent={agent} limits={limits} heading={isTitled ? 'h3' : 'h2'} />
          ))}
        </Grid>
      </section>
    </Flex>
  )
}

/** The same cards as for one agent, before their numbers are known. */
export function UsageSkeleton({ isTitled }: Pick<PlanUsageProps, 'isTitled'>) {
  return (
    <Flex direction="column" gap="3" aria-hidden>
      {isTitled && (
        <Heading as="h2" size="4">
          Usage
        </Heading>
      )}
      <Card size="2">
        <Flex direction="column" gap="4">
          <MeterSkeleton />
          <Skeleton height="16px" width="140px" />
          <MeterSkeleton />
        </Flex>
      </Card>
      <Card size="2">
        <Flex direction="column" gap="3">
          <Skeleton height="24px" width="140px" />
          {['text', 'links', 'entries', 'files'].map((meter) => (
            <MeterSkeleton key={meter} />
          ))}
        </Flex>
      </Card>
    </Flex>
  )
}

/** The height of a meter with any label. */
function MeterSkeleton() {
  return (
    <Skeleton>
      <div>
        <Meter label="Text" used={0} limit={1} />
      </div>
    </Skeleton>
  )
}

interface AgentMetersProps {
  readonly agent: AgentUse
  readonly limits: TierLimits
  readonly heading: 'h2' | 'h3'
}

function AgentMeters({ agent, limits, heading }: AgentMetersProps) {
  return (
    <Card size="2">
      <Flex direction="column" gap="3">
        <Flex align="center" gap="3" wrap="wrap">
          <Heading as={heading} size="3" className="wrap-anywhere">
            <Link asChild>
              <RouterLink to="/dashboard/agents/$id" params={{ id: String(agent.id) }}>
                {agent.name}
              </RouterLink>
            </Link>
          </Heading>
          {agent.isPausedByPlan && <Badge color="yellow">Paused by your plan</Badge>}
        </Flex>
        <Meter label="Text" used={agent.textBytes} limit={limits.knowledgeBytes} inWords={formatBytes} />
        <Meter label="Training links" used={agent.links} limit={limits.trainingLinks} />
        <Meter label="Texts, files and pages" used={agent.entries} limit={limits.knowledgeEntries} />
        <Meter label="Uploaded files" used={agent.fileBytes} limit={limits.fileBytes} inWords={formatBytes} />
      </Flex>
    </Card>
  )
}
