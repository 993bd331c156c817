import { Button } from '@radix-ui/themes'
import { ChevronDown, Download } from 'lucide-react'
import { LazyPopup } from '../../ui/lazy-popup.tsx'
import type { ConversationSearchForm } from './search.ts'

interface ExportMenuProps {
  readonly agentId: number
  readonly search: ConversationSearchForm
  readonly disabled: boolean
}

const loadItems = () => import('./export-items.tsx')

/** Saves all pages of the search results as a file. */
export function ExportMenu({ agentId, search, disabled }: ExportMenuProps) {
  return (
    <LazyPopup
      kind="menu"
      load={loadItems}
      given={{ agentId, search }}
      trigger={
        <Button variant="soft" color="gray" disabled={disabled}>
          <Download size={16} /> Export
          <ChevronDown size={14} />
        </Button>
      }
    />
  )
}
