import { Dialog } from '@radix-ui/themes'
import { CuratedAnswerForm } from '../corrections/curated-answer-form.tsx'
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
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content maxWidth="560px">
        <Dialog.Title size="4">Answer this</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          The same or a very similar question gets your answer at once, word for word. No training is needed.
        </Dialog.Description>
        <CuratedAnswerForm
          agentId={shown.agentId}
          answer={null}
          question={question}
          onSaved={() => {
            forgetAnswered(question)
            onClose()
          }}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}
