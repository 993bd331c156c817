import { type ReactNode, type RefObject, useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { Drafts, useDrafts } from './drafts.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

interface DraftDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly text: string
  /** The element that gets the focus afterwards, if not the previously focused one. */
  readonly returnTo?: RefObject<HTMLElement | null>
  /** A form that reports unsaved text with `useDraft`. */
  readonly children: ReactNode
}

/** A dialog with a form, which asks before it closes with unsaved text. */
export function DraftDialog({ open, onOpenChange, title, text, returnTo, children }: DraftDialogProps) {
  const { hasDraft, report } = useDrafts()
  const [isAsking, setAsking] = useState(false)

  function change(opening: boolean) {
    if (!opening && hasDraft) setAsking(true)
    else onOpenChange(opening)
  }

  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Content maxWidth="560px" returnTo={returnTo}>
        <Dialog.Title size="4">{title}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {text}
        </Dialog.Description>
        <Drafts value={report}>{children}</Drafts>
        <UnsavedGuard isUnsaved={hasDraft} />
        <DiscardDialog open={isAsking} onOpenChange={setAsking} onDiscard={() => onOpenChange(false)} />
      </Dialog.Content>
    </Dialog.Root>
  )
}
