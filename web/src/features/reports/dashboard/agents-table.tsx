import type { Agent } from '@parleykit/contract/agents/agents'
import { Flex, Skeleton, Table, Text } from '@radix-ui/themes'
import { Link, useNavigate } from '@tanstack/react-router'
import { AgentAvatar } from '../../../ui/display/agent-avatar.tsx'
import { StatusBadge } from '../../../ui/display/status-badge.tsx'
import { Time } from '../../../ui/format/time.tsx'
import { AgentRowMenu } from './agent-row-menu.tsx'

/** The owner's agents; skeleton rows while `agents` is undefined. */
export function AgentsTable({ agents }: { readonly agents: readonly Agent[] | undefined }) {
  return (
    <Table.Root variant="surface" className="agents-table">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeaderCell>Name</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>Status</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell className="from-sm">Conversations</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell className="from-lg">Created</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell width="56px">
            <span className="visually-hidden">Actions</span>
          </Table.ColumnHeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {agents
          ? agents.map((agent) => <AgentRow key={agent.id} agent={agent} />)
          : ['first', 'second', 'third'].map((name) => <SkeletonRow key={name} />)}
      </Table.Body>
    </Table.Root>
  )
}

function AgentRow({ agent }: { readonly agent: Agent }) {
  const navigate = useNavigate()
  const page = { to: '/dashboard/agents/$id', params: { id: String(agent.id) } } as const
  return (
    <Table.Row align="center" className="agent-row" onClick={() => void navigate(page)}>
      <Table.RowHeaderCell className="agent-name">
        <Flex align="center" gap="3">
          <AgentAvatar agent={agent} />
          <div className="truncating">
            <Text as="div" weight="medium" className="row-name">
              <Link {...page} className="plain-link" onClick={(event) => event.stopPropagation()}>
                <bdi>{agent.name}</bdi>
              </Link>
            </Text>
            <Text as="div" size="1" color="gray" truncate>
              <bdi>{agent.tagline}</bdi>
            </Text>
          </div>
        </Flex>
      </Table.RowHeaderCell>
      <Table.Cell>
        <StatusBadge status={agent.status} />
      </Table.Cell>
      <Table.Cell className="from-sm tabular">{agent.conversationCount.toLocaleString()}</Table.Cell>
      <Table.Cell className="from-lg">
        <Text color="gray">
          <Time instant={agent.createdAt} as="span" />
        </Text>
      </Table.Cell>
      <Table.Cell justify="end" onClick={(event) => event.stopPropagation()}>
        <AgentRowMenu agent={agent} />
      </Table.Cell>
    </Table.Row>
  )
}

function SkeletonRow() {
  return (
    <Table.Row align="center" aria-hidden>
      <Table.RowHeaderCell className="agent-name">
        <Flex align="center" gap="3">
          <Skeleton width="32px" height="32px" className="round" />
          <div>
            <Skeleton width="120px" height="16px" mb="1" />
            <Skeleton width="160px" height="12px" maxWidth="30vw" />
          </div>
        </Flex>
      </Table.RowHeaderCell>
      <Table.Cell>
        <Skeleton width="52px" height="20px" />
      </Table.Cell>
      <Table.Cell className="from-sm">
        <Skeleton width="32px" height="16px" />
      </Table.Cell>
      <Table.Cell className="from-lg">
        <Skeleton width="90px" height="16px" />
      </Table.Cell>
      <Table.Cell />
    </Table.Row>
  )
}
