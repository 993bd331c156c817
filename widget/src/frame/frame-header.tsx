import type { PublicAgent } from '@parleykit/contract/publish/public-agents'
import { SquarePen } from 'lucide-react'
import type { ConversationActions } from './conversation-menu/conversation-actions.ts'
import { ConversationMenuButton } from './on-demand/conversation-menu-button.tsx'
import { Avatar } from './ui/avatar.tsx'

interface FrameHeaderProps {
  agent: PublicAgent
  name: string
  /** Null while there is no conversation to leave. */
  onNewChat: (() => void) | null
  conversation: ConversationActions
}

export function FrameHeader({ agent, name, onNewChat, conversation }: FrameHeaderProps) {
  return (
    <header className="frame-header">
      <div className="frame-header-row">
        <Avatar agent={agent} />
        <div className="frame-header-names">
          <strong dir="auto">{name}</strong>
          {agent.tagline && <span dir="auto">"{agent.tagline}"</span>}
        </div>
        {onNewChat && (
          <>
            <button type="button" className="quiet-button" onClick={onNewChat}>
              <SquarePen size={16} aria-hidden />
              <span className="quiet-button-label">New chat</span>
            </button>
            <ConversationMenuButton conversation={conversation} />
          </>
        )}
      </div>
    </header>
  )
}
