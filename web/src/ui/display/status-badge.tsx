import { agentStatuses } from '@parleykit/contract/agents/agents'
import { Badge } from '@radix-ui/themes'

const colors: Readonly<Record<string, 'green' | 'yellow' | 'gray'>> = {
  active: 'green',
  maintenance: 'yellow',
  inactive: 'gray',
}

interface StatusBadgeProps {
  readonly status: string
  /** How an unknown status is shown: with its own name, or as inactive. */
  readonly unknownAs?: 'its own word' | 'inactive'
}

export function StatusBadge({ status, unknownAs = 'its own word' }: StatusBadgeProps) {
  const known = agentStatuses.some((name) => name === status)
  const shown = known || unknownAs === 'its own word' ? status : 'inactive'
  return (
    <Badge color={colors[shown] ?? 'gray'} className="status-badge">
      {shown}
    </Badge>
  )
}
