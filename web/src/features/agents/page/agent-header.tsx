import type { Agent } from '@parleykit/contract/agents/agents'
import { Flex, Heading, Link, Text } from '@radix-ui/themes'
import { Link as RouterLink } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { AgentAvatar } from '../../../ui/display/agent-avatar.tsx'
import { StatusBadge } from '../../../ui/display/status-badge.tsx'
import { TrainControl, TrainFailure } from '../../retrieval/training/train-control.tsx'

interface AgentHeaderProps {
  readonly agent: Agent
  /** Set if the tabs have no room for it. */
  readonly hasTrainControl: boolean
}

export function AgentHeader({ agent, hasTrainControl }: AgentHeaderProps) {
  return (
    <header className="agent-header">
      <Flex align="center" gap="2" asChild>
        <nav aria-label="Breadcrumb" className="agent-crumbs">
          <Link asChild size="2">
            <RouterLink to="/dashboard">Dashboard</RouterLink>
          </Link>
          <ChevronRight size={14} aria-hidden className="quiet" />
          <Text size="2" color="gray" truncate aria-current="page">
            {agent.name}
          </Text>
        </nav>
      </Flex>
      <AgentAvatar agent={agent} size="5" className="header-avatar" />
      <div className="agent-name">
        <Heading as="h1" size={{ initial: '3', sm: '6' }} title={agent.name}>
          {agent.name}
        </Heading>
        <StatusBadge status={agent.status} unknownAs="inactive" />
      </div>
      {hasTrainControl && (
        <>
          <div className="header-train">
            <TrainControl agent={agent} isCompact />
          </div>
          <div className="header-failure">
            <TrainFailure agent={agent} />
          </div>
        </>
      )}
    </header>
  )
}
