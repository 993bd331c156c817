import { changedMcpServer, type McpServer } from '@parleykit/contract/actions/mcp-servers'
import { Button, Flex, Text } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { toast } from '../../../ui/feedback/toast-queue.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { problemsOf } from './connect-dialog.tsx'
import { HeaderFields } from './header-fields.tsx'
import { mcpTexts } from './mcp-texts.ts'
import { useUpdateServer } from './queries.ts'

interface KeyDialogProps {
  readonly agentId: number
  readonly server: McpServer
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Replaces the secret header of a server. */
export function KeyDialog({ agentId, server, isOpen, onClose }: KeyDialogProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      {isOpen && (
        <Dialog.Content maxWidth="480px" aria-describedby={undefined}>
          <Dialog.Title size="4">{mcpTexts.keyTitle}</Dialog.Title>
          <KeyForm agentId={agentId} server={server} onClose={onClose} />
        </Dialog.Content>
      )}
    </Dialog.Root>
  )
}

function KeyForm({ agentId, server, onClose }: Omit<KeyDialogProps, 'isOpen'>) {
  const [header, setHeader] = useState({ name: server.header?.name ?? '', value: '' })
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const saving = useUpdateServer(agentId, server.id)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (saving.isPending) return
    const read = changedMcpServer.safeParse({ name: server.name, header })
    setProblems(read.success ? {} : problemsOf(read.error.issues))
    if (!read.success) return
    saving.mutate(read.data, {
      onSuccess: () => {
        toast({ title: mcpTexts.keySaved }, 'mcp')
        onClose()
      },
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Flex direction="column" gap="4">
        <HeaderFields header={header} problems={problems} onChange={setHeader} />
        {saving.error && (
          <Text as="p" size="2" color="red" role="alert">
            {withDetail(mcpTexts.connectFailed, saving.error)}
          </Text>
        )}
        <Flex gap="3" justify="end" className="dialog-actions">
          <Dialog.Close>
            <Button type="button" variant="soft" color="gray">
              Cancel
            </Button>
          </Dialog.Close>
          <SubmitButton isPending={saving.isPending}>Save</SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}
