import { limitsOf } from '@parleykit/contract/billing/plans'
import { Button, Callout, Flex } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { planTexts } from '../../workspaces/plan-texts.ts'
import { useWorkspace } from '../../workspaces/use-workspace.ts'
import { agentsQuery } from '../queries.ts'

/** The plan's agent limit if it has been reached, else null. */
export function useReachedAgentLimit(): number | null {
  const workspace = useWorkspace()
  const { data: agents } = useQuery(agentsQuery)
  const limit = limitsOf(workspace?.subscriptionTier ?? 'free').agents
  return agents && agents.length >= limit ? limit : null
}

/** Says before any input that the plan allows no more agents. */
export function PlanLimitReached({ limit }: { readonly limit: number }) {
  return (
    <Callout.Root color="yellow">
      <Callout.Icon>
        <Info size={16} />
      </Callout.Icon>
      <Callout.Text>
        Your plan includes {limit === 1 ? 'one agent' : `${limit.toLocaleString()} agents`}. Delete one or
        upgrade to create another.
      </Callout.Text>
      <Flex gap="3" wrap="wrap">
        <Button variant="soft" asChild>
          <Link to="/dashboard/subscription">{planTexts.upgradeNow}</Link>
        </Button>
        <Button variant="soft" color="gray" asChild>
          <Link to="/dashboard">Go to your agents</Link>
        </Button>
      </Flex>
    </Callout.Root>
  )
}
