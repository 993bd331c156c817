import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { DraftDialog } from '../../../ui/unsaved/draft-dialog.tsx'
import { CuratedAnswerForm } from './curated-answer-form.tsx'

export interface CuratedAnswerDialogProps {
  readonly agentId: number
  /** Null to write a new one. */
  readonly answer: CuratedAnswer | null
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onSaved?: () => void
}

export function CuratedAnswerDialog({
  agentId,
  answer,
  open,
  onOpenChange,
  onSaved,
}: CuratedAnswerDialogProps) {
  function close() {
    onOpenChange(false)
    onSaved?.()
  }
  return (
    <DraftDialog
      open={open}
      onOpenChange={onOpenChange}
      title={answer ? 'Edit curated answer' : 'Add curated answer'}
      text="Used word for word for the same or very similar questions."
    >
      <CuratedAnswerForm agentId={agentId} answer={answer} onSaved={close} />
    </DraftDialog>
  )
}
