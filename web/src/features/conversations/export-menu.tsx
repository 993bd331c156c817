import { exportConversations } from '@parleykit/contract/conversations/conversations'
import { Button, DropdownMenu } from '@radix-ui/themes'
import { ChevronDown, Download } from 'lucide-react'
import { routeUrl } from '../../api/api.ts'
import { PopupMenu } from '../../ui/popup/popup-menu.tsx'
import { type ConversationSearchForm, toQuery } from './search.ts'

interface ExportMenuProps {
  readonly agentId: number
  readonly search: ConversationSearchForm
  readonly disabled: boolean
}

/** Saves all pages of the search results as a file. */
export function ExportMenu({ agentId, search, disabled }: ExportMenuProps) {
  const addressOf = (format: 'csv' | 'json') =>
    routeUrl(exportConversations.path, { id: agentId }, { ...toQuery(search), format })
  return (
    <PopupMenu
      trigger={
        <Button variant="soft" color="gray" disabled={disabled}>
          <Download size={16} /> Export
          <ChevronDown size={14} />
        </Button>
      }
    >
      <DropdownMenu.Item asChild>
        <a href={addressOf('csv')} download>
          CSV (one row per message)
        </a>
      </DropdownMenu.Item>
      <DropdownMenu.Item asChild>
        <a href={addressOf('json')} download>
          JSON
        </a>
      </DropdownMenu.Item>
    </PopupMenu>
  )
}
