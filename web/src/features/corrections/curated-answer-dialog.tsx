import type { CuratedAnswer } from '@parleykit/contract/corrections'
import { Dialog } from '@radix-ui/themes'
import { CuratedAnswerForm } from './curated-answer-form.tsx'

interface CuratedAnswerDialogProps {
  readonly agentId: number
  /** Null to write a new one. */
  readonly answer: CuratedAnswer | null
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export function CuratedAnswerDialog({ agentId, answer, open, onOpenChange }: CuratedAnswerDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content maxWidth="560px">
        <Dialog.Title size="4">{answer ? 'Edit curated answer' : 'Add curated answer'}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          The same or a very similar question gets this answer, word for word.
        </Dialog.Description>
        <CuratedAnswerForm agentId={agentId} answer={answer} onSaved={() => onOpenChange(false)} />
      </Dialog.Content>
    </Dialog.Root>
  )
}
