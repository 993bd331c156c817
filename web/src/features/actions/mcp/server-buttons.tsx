import type { McpServer } from '@parleykit/contract/actions/mcp-servers'
import { Button, Flex } from '@radix-ui/themes'
import { KeyRound, ListChecks, LogIn, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { reportOutcome } from '../../../ui/feedback/report-outcome.ts'
import { toastError } from '../../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { mcpTexts } from './mcp-texts.ts'
import { useCheckServer, useRemoveServer, useSignIn } from './queries.ts'

interface ServerButtonsProps {
  readonly agentId: number
  readonly server: McpServer
  readonly onTools: () => void
  readonly onGone: () => void
}

export function ServerButtons({ agentId, server, onTools, onGone }: ServerButtonsProps) {
  const [isAsking, setAsking] = useState(false)
  const [isReplacing, setReplacing] = useState(false)
  const checking = useCheckServer(agentId, server.id)
  const removal = useRemoveServer(agentId, server.id)
  const small = { type: 'button', size: '1', variant: 'soft', color: 'gray' } as const

  async function remove() {
    const work = removal.mutateAsync(undefined)
    if (await reportOutcome('mcp', work, { title: mcpTexts.removed }, mcpTexts.removeFailed)) onGone()
  }

  return (
    <Flex gap="2" wrap="wrap">
      {server.auth === 'oauth' && <SignInButton agentId={agentId} server={server} />}
      {server.tools.length > 0 && (
        <Button {...small} onClick={onTools}>
          <ListChecks size={14} /> {mcpTexts.tools(server.tools.length + server.moreTools)}
        </Button>
      )}
      <PendingButton
        {...small}
        isOff={checking.isPending}
        onClick={() => {
          const work = checking.mutateAsync(undefined)
          void reportOutcome('mcp', work, { title: mcpTexts.checkedNow }, mcpTexts.checkFailed)
        }}
      >
        <RefreshCw size={14} /> {mcpTexts.check}
      </PendingButton>
      {server.auth === 'header' && (
        <Button {...small} onClick={() => setReplacing(true)}>
          <KeyRound size={14} /> {mcpTexts.key}
        </Button>
      )}
      <PendingButton {...small} isOff={removal.isPending} onClick={() => setAsking(true)}>
        <Trash2 size={14} /> {mcpTexts.remove}
      </PendingButton>
      <KeyDialog agentId={agentId} server={server} isOpen={isReplacing} onClose={() => setReplacing(false)} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={mcpTexts.removeTitle}
        text={mcpTexts.removeHelp}
        action={mcpTexts.remove}
        onConfirm={() => void remove()}
      />
    </Flex>
  )
}

function SignInButton({ agentId, server }: { readonly agentId: number; readonly server: McpServer }) {
  const signIn = useSignIn(agentId)
  const isNeeded = server.state === 'sign_in'
  return (
    <PendingButton
      type="button"
      size="1"
      variant={isNeeded ? 'solid' : 'soft'}
      {...(!isNeeded && { color: 'gray' as const })}
      isOff={signIn.isPending}
      onClick={() =>
        signIn.mutate(server.id, {
          onError: (error) => {
            const { title, description } = mcpTexts.signInFailed
            toastError({ title, description: withDetail(description, error) }, 'mcp')
          },
        })
      }
    >
      <LogIn size={14} /> {isNeeded ? mcpTexts.signIn : mcpTexts.signInAgain}
    </PendingButton>
  )
}
