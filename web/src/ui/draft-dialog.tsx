import { type ReactNode, type RefObject, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { Drafts, useDrafts } from './drafts.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

interface DraftDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly text: string
  /** What has the focus afterwards, where that isn't what had it before. */
  readonly returnTo?: RefObject<HTMLElement | null>
  /** A form that tells of its text with `useDraft`. */
  readonly children: ReactNode
}

/** A dialog to write in, which asks before it closes over text that isn't saved. */
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
