import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { unsavedTexts } from './unsaved-texts.ts'

interface DiscardDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onDiscard: () => void
}

/** Asks before discarding the text in a form. */
export function DiscardDialog({ open, onOpenChange, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={unsavedTexts.discardTitle}
      text={unsavedTexts.discardHelp}
      action={unsavedTexts.discard}
      cancelLabel={unsavedTexts.keepWriting}
      onConfirm={onDiscard}
    />
  )
}
