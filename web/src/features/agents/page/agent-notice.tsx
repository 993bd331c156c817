import type { Agent } from '@parleykit/contract/agents/agents'
import { Button, Callout, Flex } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { CircleAlert, CirclePause, KeyRound } from 'lucide-react'
import { planTexts } from '../../workspaces/plan-texts.ts'
import { agentNoticeTexts } from './agent-notice-texts.ts'

interface AgentNoticeProps {
  readonly agent: Agent
  /** Whether the server no longer returns it for this user. */
  readonly isGone: boolean
}

/** Notices about an agent as a whole: deleted, paused, or with a key that its former owner knows. */
export function AgentNotice({ agent, isGone }: AgentNoticeProps) {
  if (isGone)
    return (
      <Callout.Root color="red" role="alert" mt="4">
        <Callout.Icon>
          <CircleAlert size={16} />
        </Callout.Icon>
        <Callout.Text>{agentNoticeTexts.gone}</Callout.Text>
      </Callout.Root>
    )
  return (
    <>
      {agent.isPausedByPlan && (
        <Callout.Root color="gray" role="note" mt="4">
          <Callout.Icon>
            <CirclePause size={16} />
          </Callout.Icon>
          <Callout.Text>{agentNoticeTexts.pausedByPlan}</Callout.Text>
          {agent.role === 'owner' && (
            <Flex>
              <Button size="1" variant="soft" asChild>
                <Link to="/dashboard/subscription">{planTexts.upgradeNow}</Link>
              </Button>
            </Flex>
          )}
        </Callout.Root>
      )}
      {agent.apiKeyKnownTo !== null && agent.visibility === 'key_required' && agent.role === 'owner' && (
        <Callout.Root color="yellow" role="note" mt="4">
          <Callout.Icon>
            <KeyRound size={16} />
          </Callout.Icon>
          <Callout.Text className="wrap-anywhere">
            {agentNoticeTexts.keyKnownTo(agent.apiKeyKnownTo)}
          </Callout.Text>
          <Flex>
            <Button size="1" variant="soft" asChild>
              <Link to="." search hash="settings-access">
                {agentNoticeTexts.toKey}
              </Link>
            </Button>
          </Flex>
        </Callout.Root>
      )}
    </>
  )
}
