import type { Agent } from '@parleykit/contract/agents/agents'
import { Button, Callout, Flex } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { CircleAlert, CirclePause, KeyRound } from 'lucide-react'
import { planTexts } from '../../workspaces/plan-texts.ts'

/** Texts of notices above an agent's page. */
const agentNoticeTexts = {
  gone: "You no longer have access to this agent: it was deleted or transferred, or you were removed from its workspace. You can't save changes, but your text stays until you leave so you can copy it.",
  keyKnownTo: (giver: string) =>
    `${giver} transferred this agent to you and still knows its API key, so they can chat with it on your plan. Rotate the key, put the new one on your websites, and then revoke the old one.`,
  toKey: 'Rotate the key in Settings',
  pausedByPlan:
    'You have more agents than your plan includes, so this one is paused and hidden from visitors. Nothing was deleted. It becomes active again when you upgrade.',
} as const

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
