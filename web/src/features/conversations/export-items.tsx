import { exportConversations } from '@parleykit/contract/conversations/conversations'
import { DropdownMenu } from '@radix-ui/themes'
import { routeUrl } from '../../api/api.ts'
import type { PopupProps } from '../../ui/lazy-popup.tsx'
import { PopupMenu } from '../../ui/popup-menu.tsx'
import { type ConversationSearchForm, toQuery } from './search.ts'

interface ExportItemsProps extends PopupProps {
  readonly agentId: number
  readonly search: ConversationSearchForm
}

/** The file formats for saving search results. */
export default function ExportItems({ agentId, search, ...popup }: ExportItemsProps) {
  const addressOf = (format: 'csv' | 'json') =>
    routeUrl(exportConversations.path, { id: agentId }, { ...toQuery(search), format })
  return (
    <PopupMenu {...popup}>
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
