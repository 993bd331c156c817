import type { RefObject } from 'react'
import { DraftDialog } from '../../ui/draft-dialog.tsx'
import { CuratedAnswerForm } from '../corrections/curated-answer-form.tsx'
import { type Shown, useForgetAnswered } from './queries.ts'

interface AnswerDialogProps extends Shown {
  /** The group's leading wording. */
  readonly question: string
  /** What has the focus afterwards, once the question is gone. */
  readonly returnTo: RefObject<HTMLElement | null>
  readonly onAnswered: () => void
  readonly onClose: () => void
}

/** Takes the answer to an unanswered question, whose wording may be mended too. */
export function AnswerDialog({ question, returnTo, onAnswered, onClose, ...shown }: AnswerDialogProps) {
  const forgetAnswered = useForgetAnswered(shown)
  return (
    <DraftDialog
      open
      onOpenChange={onClose}
      returnTo={returnTo}
      title="Answer this"
      text="The same or a very similar question gets your answer at once, word for word. No training is needed."
    >
      <CuratedAnswerForm
        agentId={shown.agentId}
        answer={null}
        question={question}
        onSaved={() => {
          onAnswered()
          forgetAnswered(question)
          onClose()
        }}
      />
    </DraftDialog>
  )
}
