import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import type { Agent } from '@parleykit/contract/agents/agents'
import { keyGraceDays } from '@parleykit/contract/agents/limits'
import { Button, Code, Flex, Text } from '@radix-ui/themes'
import { Eye, EyeOff, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { useRotateApiKey } from '../queries.ts'
import { RetiredKeys } from './retired-keys.tsx'

/** The agent's key: shown on demand, copied, replaced. */
export function ApiKeySetting({ agent }: { readonly agent: Agent }) {
  const [isShown, setIsShown] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const rotation = useRotateApiKey(agent.id)
  const { apiKey } = agent

  function rotate() {
    clearToastsBefore('api-key', rotation).mutate(undefined, {
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
        <RequireRole least="owner">
          <PendingButton
            type="button"
            variant="soft"
            color="gray"
            isOff={rotation.isPending}
            onClick={() => setIsAsking(true)}
          >
            <RotateCw size={16} /> {rotation.isPending ? 'Rotating...' : 'Rotate key'}
          </PendingButton>
        </RequireRole>
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
