import type { Agent } from '@parleykit/contract/agents'
import { Flex, Heading, Link, Text } from '@radix-ui/themes'
import { Link as RouterLink } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { AgentAvatar } from '../../ui/agent-avatar.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

export function AgentHeader({ agent }: { readonly agent: Agent }) {
  return (
    <header>
      <Flex align="center" gap="2" mb="4" asChild>
        <nav aria-label="Breadcrumb">
          <Link asChild size="2">
            <RouterLink to="/dashboard">Dashboard</RouterLink>
          </Link>
          <ChevronRight size={14} aria-hidden className="quiet" />
          <Text size="2" color="gray" truncate aria-current="page">
            {agent.name}
          </Text>
        </nav>
      </Flex>
      <Flex align="center" gap="4">
        <AgentAvatar agent={agent} size="5" className="header-avatar" />
        <Flex align="center" gap="3" wrap="wrap" className="truncating">
          <Heading as="h1" size="6" className="wrap-anywhere">
            {agent.name}
          </Heading>
          <StatusBadge status={agent.status} unknownAs="inactive" />
        </Flex>
      </Flex>
    </header>
  )
}
