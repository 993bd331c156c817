import type { Agent } from '@parleykit/contract/agents/agents'
import { Button, Card, Flex, Heading } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { Bot, Plus } from 'lucide-react'
import { EmptyPlace } from '../../ui/empty-place.tsx'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { dashboardTexts } from '../activity/dashboard-texts.ts'
import { useMayAct } from '../workspaces/needs.tsx'
import { openWorkspaceTexts } from '../workspaces/open-workspace-texts.ts'
import { OtherWorkspaces } from '../workspaces/other-workspaces.tsx'
import { AgentsTable } from './agents-table.tsx'

interface AgentsSectionProps {
  /** Undefined while they are being fetched. */
  readonly agents: readonly Agent[] | undefined
  readonly error: Error | null
  readonly onRetry: () => void
}

export function AgentsSection({ agents, error, onRetry }: AgentsSectionProps) {
  const mayCreate = useMayAct('editor')
  return (
    <Flex direction="column" gap="3" asChild>
      <section aria-labelledby="your-agents">
        <Heading as="h2" size="4" id="your-agents">
          Your Agents
        </Heading>
        {error && <FailedPlace text={dashboardTexts.fetchFailed} onRetry={onRetry} />}
        {agents?.length === 0 && (
          <Card>
            <EmptyPlace
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
            </EmptyPlace>
          </Card>
        )}
        {!error && agents?.length !== 0 && <AgentsTable agents={agents} />}
      </section>
    </Flex>
  )
}
