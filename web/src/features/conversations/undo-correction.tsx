import { Undo2 } from 'lucide-react'
import { withDetail } from '../../api/api-error.ts'
import { clearToastsBefore, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { curatedAnswerTexts } from '../answering/curated-answers/curated-answer-texts.ts'
import { useUndoCorrection } from './correction-queries.ts'

interface UndoCorrectionProps {
  readonly messageId: number
  readonly conversationId: number
}

/** Gives a corrected message its original text back. */
export function UndoCorrection({ messageId, conversationId }: UndoCorrectionProps) {
  const undoing = useUndoCorrection(conversationId)

  function undo() {
    clearToastsBefore('correction', undoing).mutate(messageId, {
      onSuccess: () => toast(curatedAnswerTexts.undone, 'correction'),
      onError: (error) => {
        const { title, description } = curatedAnswerTexts.undoFailed
        toastError({ title, description: withDetail(description, error) }, 'correction')
      },
    })
  }

  return (
    <PendingButton size="1" variant="ghost" color="gray" isOff={undoing.isPending} onClick={undo}>
      <Undo2 size={13} /> Undo correction
    </PendingButton>
  )
}
