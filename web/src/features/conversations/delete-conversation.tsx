import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { clearToastsBefore, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { useDeleteConversation } from './queries.ts'

interface DeleteConversationProps {
  readonly conversationId: number
  readonly onDeleted: () => void
}

export function DeleteConversation({ conversationId, onDeleted }: DeleteConversationProps) {
  const [asking, setAsking] = useState(false)
  const deletion = useDeleteConversation()

  function confirm() {
    clearToastsBefore('conversation-deletion', deletion).mutate(conversationId, {
      onSuccess: () => {
        toast(conversationTexts.deleted, 'conversation-deletion')
        onDeleted()
      },
      onError: (error) => {
        const { title, description } = conversationTexts.deleteFailed
        toastError({ title, description: withDetail(description, error) }, 'conversation-deletion')
      },
    })
  }

  return (
    <>
      <PendingButton
        variant="ghost"
        color="gray"
        className="delete-conversation"
        isOff={deletion.isPending}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={16} /> Delete
      </PendingButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this conversation?"
        text="The visitor will lose it too. Your corrections are kept in Q&A."
        action="Delete conversation"
        onConfirm={confirm}
      />
    </>
  )
}
