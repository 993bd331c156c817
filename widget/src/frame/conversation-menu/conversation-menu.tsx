import { chatTexts } from '@parleykit/contract/texts'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import './conversation-menu.css'

interface ConversationMenuProps {
  onDelete: () => Promise<boolean>
  /** Told whether the focus belongs back to the button. */
  onClose: (returnFocus: boolean) => void
}

/** The open menu, then the question whether the visitor is sure. */
export function ConversationMenu({ onDelete, onClose }: ConversationMenuProps) {
  const [confirming, setConfirming] = useState(false)
  const menu = useRef<HTMLDivElement>(null)

  useEffect(() => {
    menu.current?.querySelector('button')?.focus()
    const onPress = ({ target }: PointerEvent) => {
      const anchor = menu.current?.parentElement
      if (anchor && target instanceof Node && !anchor.contains(target)) onClose(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [onClose])

  if (confirming) return <ConfirmDeletion onDelete={onDelete} onClose={() => onClose(true)} />
  return (
    <div
      ref={menu}
      role="menu"
      className="conversation-menu"
      aria-label={chatTexts.conversationOptions}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Tab') onClose(false)
        if (event.key !== 'Escape') return
        // It closes the menu, not the chat around it.
        event.preventDefault()
        onClose(true)
      }}
    >
      <button type="button" role="menuitem" onClick={() => setConfirming(true)}>
        <Trash2 size={16} aria-hidden />
        {chatTexts.deleteConversation}
      </button>
    </div>
  )
}
