import { exportConversations } from '@parleykit/contract/conversations'
import { Button, DropdownMenu } from '@radix-ui/themes'
import { Download } from 'lucide-react'
import { routeUrl } from '../../api/api.ts'
import { PopupMenu } from '../../ui/popup-menu.tsx'
import { type ConversationSearchForm, toQuery } from './search.ts'

interface ExportMenuProps {
  readonly agentId: number
  readonly search: ConversationSearchForm
  readonly disabled: boolean
}

/** Saves what the search finds, on all of its pages, as a file. */
export function ExportMenu({ agentId, search, disabled }: ExportMenuProps) {
  const addressOf = (format: 'csv' | 'json') =>
    routeUrl(exportConversations.path, { id: agentId }, { ...toQuery(search), format })
  return (
    <PopupMenu
      disabled={disabled}
      trigger={
        <Button variant="soft" color="gray">
          <Download size={16} /> Export
          <DropdownMenu.TriggerIcon />
        </Button>
      }
    >
      <DropdownMenu.Item asChild>
        <a href={addressOf('csv')} download>
          CSV, a row for each message
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
