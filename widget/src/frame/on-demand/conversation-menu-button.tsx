import { chatTexts } from '@parleykit/contract/texts'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { ConversationActions } from '../conversation-menu/conversation-actions.ts'

/** Fetched only where it is opened. */
const ConversationMenu = lazy(() =>
  import('./on-demand.ts').then(({ ConversationMenu }) => ({ default: ConversationMenu })),
)

interface ConversationMenuButtonProps {
  conversation: ConversationActions
}

/** Opens what can be done with the conversation on screen. */
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
        <Suspense>
          <ConversationMenu
            conversation={conversation}
            onClose={(returnFocus) => {
              setOpen(false)
              if (returnFocus) button.current?.focus()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
