import { chatTexts } from '@parleykit/contract/chat/texts'
import { useEffect, useId, useRef, useState } from 'react'

interface ConfirmDeletionProps {
  onDelete: () => Promise<boolean>
  onClose: () => void
}

/** Asks before the conversation is deleted for good. Stays open with the reason if the deletion fails. */
export function ConfirmDeletion({ onDelete, onClose }: ConfirmDeletionProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<'asking' | 'deleting' | 'failed'>('asking')

  useEffect(() => dialog.current?.showModal(), [])

  // Nothing behind the open dialog can have the focus, so `onClose` is called afterwards.
  const close = () => dialog.current?.close()

  async function remove() {
    setState('deleting')
    if (!(await onDelete())) setState('failed')
  }

  return (
    <dialog
      ref={dialog}
      className="confirm-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Escape closes the question, not the chat around it.
        event.preventDefault()
        close()
      }}
    >
      <h2 id={`${id}-title`}>{chatTexts.deleteConversationTitle}</h2>
      <p id={`${id}-text`}>{chatTexts.deleteConversationText}</p>
      <p role="alert">{state === 'failed' ? chatTexts.deleteConversationFailed : ''}</p>
      <div className="confirm-actions">
        <button type="button" className="quiet-button" onClick={close}>
          {chatTexts.cancel}
        </button>
        <button
          type="button"
          className="danger-button"
          disabled={state === 'deleting'}
          onClick={() => void remove()}
        >
          {chatTexts.deleteConversation}
        </button>
      </div>
    </dialog>
  )
}
