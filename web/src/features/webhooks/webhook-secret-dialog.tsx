import { Button, Code, Flex } from '@radix-ui/themes'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { webhookTexts } from './webhook-texts.ts'

interface WebhookSecretDialogProps {
  /** Null while there is none to show. */
  readonly secret: string | null
  readonly onClose: () => void
}

/** Shows a new signing secret, the only time that it can be seen. */
export function WebhookSecretDialog({ secret, onClose }: WebhookSecretDialogProps) {
  return (
    <Dialog.Root open={secret !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content maxWidth="480px" onInteractOutside={(event) => event.preventDefault()}>
        <Dialog.Title size="4">{webhookTexts.secretTitle}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {webhookTexts.secretHelp}
        </Dialog.Description>
        <Code asChild variant="soft" color="gray" className="webhook-code">
          <p>{secret}</p>
        </Code>
        <Flex gap="3" justify="end" mt="4" className="dialog-actions">
          <CopyButton text={secret ?? ''} label="Copy secret" />
          <Dialog.Close>
            <Button>Done</Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  )
}
