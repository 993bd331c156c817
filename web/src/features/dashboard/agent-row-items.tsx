import type { Agent } from '@parleykit/contract/agents/agents'
import { mayAct } from '@parleykit/contract/base/roles'
import { DropdownMenu } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { leaveFocusOnContent } from '../../ui/focus-content.ts'
import type { PopupProps } from '../../ui/lazy-popup.tsx'
import { PopupMenu } from '../../ui/popup-menu.tsx'
import { integrationTexts } from '../publish/texts/connect-texts.ts'

interface AgentRowItemsProps extends PopupProps {
  readonly agent: Agent
  readonly onIntegrate: () => void
  readonly onDelete: () => void
}

/** The menu of an agent in the table. */
export default function AgentRowItems({ agent, onIntegrate, onDelete, ...popup }: AgentRowItemsProps) {
  return (
    <PopupMenu {...popup} onCloseAutoFocus={leaveFocusOnContent}>
      <DropdownMenu.Item asChild>
        <Link to="/dashboard/agents/$id" params={{ id: String(agent.id) }}>
          Open
        </Link>
      </DropdownMenu.Item>
      <DropdownMenu.Item asChild>
        <a href={`/bot/${agent.publicId}`} target="_blank" rel="noreferrer">
          Open public page
        </a>
      </DropdownMenu.Item>
      {mayAct(agent.role, 'editor') && (
        <DropdownMenu.Item onSelect={onIntegrate}>{integrationTexts.open}</DropdownMenu.Item>
      )}
      {agent.role === 'owner' && (
        <>
          <DropdownMenu.Separator />
          <DropdownMenu.Item color="red" onSelect={onDelete}>
            Delete
          </DropdownMenu.Item>
        </>
      )}
    </PopupMenu>
  )
}
