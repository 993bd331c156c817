import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import type { Agent } from '@parleykit/contract/agents/agents'
import { keyGraceDays } from '@parleykit/contract/agents/limits'
import { Button, Code, Flex, Text } from '@radix-ui/themes'
import { Eye, EyeOff, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { PendingButton } from '../../ui/pending-button.tsx'
import { anew, toast, toastError } from '../../ui/toast-queue.ts'
import { useRotateApiKey } from '../agents/queries.ts'
import { Needs } from '../workspaces/needs.tsx'
import { RetiredKeys } from './retired-keys.tsx'

/** The agent's key: shown on demand, copied, replaced. */
export function ApiKeySetting({ agent }: { readonly agent: Agent }) {
  const [isShown, setIsShown] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const rotation = useRotateApiKey(agent.id)
  const { apiKey } = agent

  function rotate() {
    anew('api-key', rotation).mutate(undefined, {
      onSuccess: () => toast(agentTexts.keyRotated, 'api-key'),
      onError: (error) => {
        const { title, description } = agentTexts.keyRotationFailed
        toastError({ title, description: withDetail(description, error) }, 'api-key')
      },
    })
  }

  return (
    <Flex direction="column" gap="2">
      <Text size="2" weight="medium">
        API key
      </Text>
      <Code size="2" color="gray" className="wrap-anywhere api-key" data-shown={isShown}>
        {isShown ? apiKey : `${apiKey.slice(0, 3)}${'•'.repeat(12)}${apiKey.slice(-4)}`}
      </Code>
      <Flex gap="3" wrap="wrap">
        <Button type="button" variant="soft" color="gray" onClick={() => setIsShown(!isShown)}>
          {isShown ? <EyeOff size={16} /> : <Eye size={16} />} {isShown ? 'Hide key' : 'Show key'}
        </Button>
        <CopyButton text={apiKey} label="Copy key" />
        <Needs least="owner">
          <PendingButton
            type="button"
            variant="soft"
            color="gray"
            isOff={rotation.isPending}
            onClick={() => setIsAsking(true)}
          >
            <RotateCw size={16} /> {rotation.isPending ? 'Rotating...' : 'Rotate key'}
          </PendingButton>
        </Needs>
      </Flex>
      <Text as="p" size="1" color="gray">
        Publishable key: lets websites and apps chat with this agent. It can't read conversations.
      </Text>
      <RetiredKeys agent={agent} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Rotate the API key?"
        text={`The current key keeps working for ${keyGraceDays} days, so you have time to replace it. You can revoke it sooner.`}
        action="Rotate key"
        onConfirm={rotate}
      />
    </Flex>
  )
}
