import { agentStatuses } from '@parleykit/contract/agents/agents'
import type { Subscription } from '@parleykit/contract/billing/billing'
import { fitToPlan, isWithoutSeat } from '@parleykit/contract/billing/plan-fit'
import { limitsOf } from '@parleykit/contract/billing/plans'
import { compareTiers } from '@parleykit/contract/billing/prices'
import { Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { agentsQuery } from '../agents/queries.ts'
import { membersQuery } from '../workspaces/queries.ts'
import { lossInWords } from './plan-words.ts'

interface PlanLossProps {
  readonly subscription: Pick<Subscription, 'tierWithoutPlan'>
  readonly to: string
}

/** Names the agents and members that a smaller plan pauses, before it is chosen; nothing if there are none. */
export function PlanLoss({ subscription: { tierWithoutPlan }, to }: PlanLossProps) {
  const { data: agents = [] } = useQuery(agentsQuery)
  const { data: members = [] } = useQuery(membersQuery)
  // A plan given by the operator remains, whatever the user pays for.
  const left = compareTiers(tierWithoutPlan, to) > 0 ? tierWithoutPlan : to
  const fitted = agents.map(({ id, name, status }) => ({
    id,
    name,
    status: agentStatuses.find((known) => known === status) ?? 'active',
    pausedFrom: null,
  }))
  const { pause } = fitToPlan(fitted, limitsOf(left).agents)
  const loss = lossInWords(
    pause.map(({ name }) => name),
    members.flatMap(({ username, isPaused }, before) =>
      !isPaused && isWithoutSeat(before, left) ? [username] : [],
    ),
  )
  if (loss === '') return null
  return (
    <Text as="p" size="2" className="wrap-anywhere" role="note">
      {loss}
    </Text>
  )
}
