import type { Action } from '@parleykit/contract/actions/actions'
import { Button, Flex, Text } from '@radix-ui/themes'
import { withDetail } from '../../../api/api-error.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { SideSheet } from '../../../ui/dialog/side-sheet.tsx'
import { toast } from '../../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { lineDiff } from './line-diff.ts'
import { mcpTexts } from './mcp-texts.ts'
import { useApproveTool } from './queries.ts'

interface ReviewDialogProps {
  readonly agentId: number
  readonly action: Extract<Action, { kind: 'mcp' }>
  readonly onClose: () => void
}

const marks = { same: ' ', gone: '−', new: '+' } as const

/** Shows what a server changed of a tool, line by line, for approval. */
export function ReviewDialog({ agentId, action, onClose }: ReviewDialogProps) {
  const approval = useApproveTool(agentId, action.id)
  const { approved, change } = action.mcp
  if (change?.kind !== 'changed') return null

  function approve(hash: string) {
    approval.mutate(hash, {
      onSuccess: () => {
        toast({ title: mcpTexts.wasApproved }, 'mcp')
        onClose()
      },
    })
  }

  return (
    <SideSheet
      title={mcpTexts.reviewTitle(action.name)}
      isWide
      open
      onOpenChange={(open) => !open && onClose()}
    >
      <Text as="p" size="2" mb="3">
        {mcpTexts.reviewHelp}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre className="action-output mcp-diff" dir="ltr" tabIndex={0}>
        {lineDiff(approved, change.now).map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
          <span key={index} data-kind={kind}>
            {kind !== 'same' && (
              <span className="visually-hidden">{kind === 'gone' ? mcpTexts.before : mcpTexts.now}: </span>
            )}
            <span aria-hidden>{marks[kind]} </span>
            {text}
          </span>
        ))}
      </pre>
      {change.refusal !== null && (
        <Text as="p" size="2" color="red" mt="3">
          {change.refusal}
        </Text>
      )}
      {approval.error && (
        <Text as="p" size="2" color="red" role="alert" mt="3">
          {withDetail(mcpTexts.approveFailed, approval.error)}
        </Text>
      )}
      <Flex gap="3" justify="end" mt="4" className="dialog-actions">
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray">
            {mcpTexts.leaveOff}
          </Button>
        </Dialog.Close>
        {change.refusal === null && (
          <PendingButton isOff={approval.isPending} onClick={() => approve(change.hash)}>
            {mcpTexts.approve}
          </PendingButton>
        )}
      </Flex>
    </SideSheet>
  )
}
