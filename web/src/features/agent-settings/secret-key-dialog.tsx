import { Button, Code, Flex } from '@radix-ui/themes'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import './secret-key-dialog.css'

interface SecretKeyDialogProps {
  /** Null while there is none to show. */
  readonly secretKey: string | null
  readonly onClose: () => void
}

/** Shows a new secret key, the only time that it can be seen. */
export function SecretKeyDialog({ secretKey, onClose }: SecretKeyDialogProps) {
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
