import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import type { RefObject } from 'react'
import { DraftDialog } from '../../../ui/unsaved/draft-dialog.tsx'
import type { AnswerDraft } from './answer-form.ts'
import { CuratedAnswerForm } from './curated-answer-form.tsx'
import { curatedAnswerTexts } from './curated-answer-texts.ts'
import './curated-answers.css'

export interface CuratedAnswerDialogProps {
  readonly agentId: number
  /** Null to write a new one. */
  readonly answer: CuratedAnswer | null
  /** What a new one begins with. */
  readonly draft?: AnswerDraft
  readonly title?: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onSaved?: () => void
  /** The element that gets the focus afterwards, if not the previously focused one. */
  readonly returnTo?: RefObject<HTMLElement | null>
}

export function CuratedAnswerDialog({
  agentId,
  answer,
  draft,
  title = answer ? curatedAnswerTexts.editTitle : curatedAnswerTexts.addTitle,
  open,
  onOpenChange,
  onSaved,
  returnTo,
}: CuratedAnswerDialogProps) {
  function close() {
    onOpenChange(false)
    onSaved?.()
  }
  return (
    <DraftDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      text={curatedAnswerTexts.help}
      {...(returnTo && { returnTo })}
    >
      <CuratedAnswerForm agentId={agentId} answer={answer} {...(draft && { draft })} onSaved={close} />
    </DraftDialog>
  )
}
