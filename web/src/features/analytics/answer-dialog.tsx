import { CuratedAnswerForm } from '../corrections/curated-answer-form.tsx'
import { DraftDialog } from '../corrections/draft-dialog.tsx'
import { type Shown, useForgetAnswered } from './queries.ts'

interface AnswerDialogProps extends Shown {
  /** The group's leading wording. */
  readonly question: string
  readonly onClose: () => void
}

/** Takes the answer to an unanswered question, whose wording may be mended too. */
export function AnswerDialog({ question, onClose, ...shown }: AnswerDialogProps) {
  const forgetAnswered = useForgetAnswered(shown)
  return (
    <DraftDialog
      open
      onOpenChange={onClose}
      title="Answer this"
      text="The same or a very similar question gets your answer at once, word for word. No training is needed."
    >
      <CuratedAnswerForm
        agentId={shown.agentId}
        answer={null}
        question={question}
        onSaved={() => {
          forgetAnswered(question)
          onClose()
        }}
      />
    </DraftDialog>
  )
}
