import { chatTexts } from '@parleykit/contract/chat/texts'
import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ConversationActions } from '../conversation-menu/conversation-actions.ts'
import { LazyConversationMenu } from './lazy-conversation-menu.tsx'

interface ConversationMenuButtonProps {
  conversation: ConversationActions
}

/** Opens the menu of the conversation on screen. */
export function ConversationMenuButton({ conversation }: ConversationMenuButtonProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="menu-anchor">
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={chatTexts.conversationOptions}
        title={chatTexts.conversationOptions}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis size={18} aria-hidden />
      </button>
      {open && (
        <LazyConversationMenu
          conversation={conversation}
          onClose={(returnFocus) => {
            setOpen(false)
            if (returnFocus) button.current?.focus()
          }}
        />
      )}
    </div>
  )
}
