import type { User } from '@parleykit/contract/account'
import type { AgentUse } from '@parleykit/contract/agent-use'
import { limitsOf, type TierLimits } from '@parleykit/contract/plans'
import { subscriptionTexts } from '@parleykit/contract/pricing-texts'
import { Badge, Card, Flex, Heading, Link, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { resetDay } from '../dashboard/credit-usage.ts'
import { formatBytes } from '../knowledge/entry-details.ts'
import { Meter } from './meter.tsx'
import { agentUseQuery } from './queries.ts'

/** Everything that a plan bounds, and how much of it is used: by all agents together, and by each. */
export function PlanUsage({ user }: { readonly user: User }) {
  const { data: agents, error, refetch } = useQuery(agentUseQuery)
  const limits = limitsOf(user.subscriptionTier)
  return (
    <Flex direction="column" gap="3" asChild>
      <section aria-labelledby="plan-usage">
        <Heading as="h2" size="4" id="plan-usage">
          Usage
        </Heading>
        <Card size="2">
          <Flex direction="column" gap="4">
            <Meter label="Monthly chat credits" used={user.chatCreditsUsed} limit={limits.monthlyCredits} />
            <Text as="p" size="1" color="gray">
              They reset on {resetDay(user.creditsResetAt)}.
            </Text>
            {agents && <Meter label="Agents" used={agents.length} limit={limits.agents} />}
          </Flex>
        </Card>
        {error && <FailedPlace text={subscriptionTexts.usageFailed} onRetry={() => void refetch()} />}
        {!agents && !error && <Skeleton height="160px" />}
        {agents?.map((agent) => (
          <AgentMeters key={agent.id} agent={agent} limits={limits} />
        ))}
      </section>
    </Flex>
  )
}

function AgentMeters({ agent, limits }: { readonly agent: AgentUse; readonly limits: TierLimits }) {
  return (
    <Card size="2">
      <Flex direction="column" gap="3">
        <Flex align="center" gap="3" wrap="wrap">
          <Heading as="h3" size="3" className="wrap-anywhere">
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
