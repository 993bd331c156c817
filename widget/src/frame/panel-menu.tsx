import { useCallback, useState } from 'react'
import type { ConversationActions } from './conversation-menu/conversation-actions.ts'
import { LazyConversationMenu } from './on-demand/lazy-conversation-menu.tsx'
import { postToHost } from './post-to-host.ts'

interface PanelMenuState {
  readonly isOpen: boolean
  toggle(): void
  close(returnFocus: boolean): void
}

/** Whether the button in the bubble's header has opened the menu. */
export function usePanelMenu(): PanelMenuState {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false)
    if (returnFocus) postToHost({ type: 'kit-embed-menu' })
  }, [])
  return { isOpen, toggle: () => (isOpen ? close(true) : setOpen(true)), close }
}

interface PanelMenuProps {
  menu: PanelMenuState
  conversation: ConversationActions
}

/** The menu below the bubble's header, whose button is in the page around the frame. */
export function PanelMenu({ menu, conversation }: PanelMenuProps) {
  if (!menu.isOpen) return null
  return (
    <div className="menu-anchor panel-menu">
      <LazyConversationMenu conversation={conversation} onClose={menu.close} />
    </div>
  )
}
