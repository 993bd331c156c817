import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import type { Agent } from '@parleykit/contract/agents/agents'
import { Button, Code, Flex, Text } from '@radix-ui/themes'
import { KeyRound, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { useDeleteSecretKey, useRotateSecretKey } from '../queries.ts'
import './secret-key-dialog.css'

const confirmations = [
  {
    kind: 'rotate',
    title: 'Rotate the secret key?',
    text: 'The current key stops working immediately. Every server that uses it needs the new one.',
    action: 'Rotate secret key',
  },
  {
    kind: 'delete',
    title: 'Delete the secret key?',
    text: 'It stops working immediately. You can create a new one anytime.',
    action: 'Delete secret key',
  },
] as const

/** Creates, replaces and revokes the key for the owner's servers, which is shown only once. */
export function SecretKeySetting({ agent }: { readonly agent: Agent }) {
  const [asking, setAsking] = useState<'rotate' | 'delete' | null>(null)
  const [shownKey, setShownKey] = useState<string | null>(null)
  const rotation = useRotateSecretKey(agent.id)
  const deletion = useDeleteSecretKey(agent.id)
  const { secretKeyEnding } = agent
  const isPending = rotation.isPending || deletion.isPending

  const rotate = () =>
    clearToastsBefore('secret-key', rotation).mutate(undefined, {
      onSuccess: ({ secretKey }) => setShownKey(secretKey),
      onError: reportFailure,
    })
  const remove = () =>
    clearToastsBefore('secret-key', deletion).mutate(undefined, {
      onSuccess: () => toast(agentTexts.secretKeyDeleted, 'secret-key'),
      onError: reportFailure,
    })
  const actions =
    secretKeyEnding === null
      ? [
          {
            id: 'create',
            icon: KeyRound,
            words: isPending ? 'Creating...' : 'Create secret key',
            act: rotate,
          },
        ]
      : [
          { id: 'rotate', icon: RotateCw, words: 'Rotate secret key', act: () => setAsking('rotate') },
          { id: 'delete', icon: Trash2, words: 'Delete secret key', act: () => setAsking('delete') },
        ]

  return (
    <Flex direction="column" gap="2">
      <Text size="2" weight="medium">
        Secret key
      </Text>
      {secretKeyEnding !== null && (
        <Code size="2" color="gray" className="wrap-anywhere api-key">
          {`sk_${'•'.repeat(12)}${secretKeyEnding}`}
        </Code>
      )}
      <Flex gap="3" wrap="wrap">
        {actions.map(({ id, icon: Icon, words, act }) => (
          <PendingButton key={id} type="button" variant="soft" color="gray" isOff={isPending} onClick={act}>
            <Icon size={16} /> {words}
          </PendingButton>
        ))}
      </Flex>
      <Text as="p" size="1" color="gray">
        For your own servers: it can read and delete all conversations with this agent. It's shown only once.
        Never put it in a web page.
      </Text>
      {confirmations.map(({ kind, ...words }) => (
        <ConfirmDialog
          key={kind}
          open={asking === kind}
          onOpenChange={(open) => setAsking(open ? kind : null)}
          onConfirm={kind === 'rotate' ? rotate : remove}
          {...words}
        />
      ))}
      <SecretKeyDialog secretKey={shownKey} onClose={() => setShownKey(null)} />
    </Flex>
  )
}

function reportFailure(error: Error) {
  const { title, description } = agentTexts.secretKeyFailed
  toastError({ title, description: withDetail(description, error) }, 'secret-key')
}

interface SecretKeyDialogProps {
  /** Null while there is none to show. */
  readonly secretKey: string | null
  readonly onClose: () => void
}

/** Shows a new secret key, the only time that it can be seen. */
function SecretKeyDialog({ secretKey, onClose }: SecretKeyDialogProps) {
  return (
    <Dialog.Root open={secretKey !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content maxWidth="480px" onInteractOutside={(event) => event.preventDefault()}>
        <Dialog.Title size="4">Your secret key</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          Copy it now and store it with your server's secrets. It won't be shown again.
        </Dialog.Description>
        <Code asChild variant="soft" color="gray" className="shown-secret">
          <p>{secretKey}</p>
        </Code>
        <Flex gap="3" justify="end" mt="4" className="dialog-actions">
          <CopyButton text={secretKey ?? ''} label="Copy secret key" />
          <Dialog.Close>
            <Button>Done</Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  )
}
