import type { KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import { Button } from '@radix-ui/themes'
import { lazy, Suspense } from 'react'
import { SideSheet } from '../../ui/dialog/side-sheet.tsx'
import { EntryTextSkeleton } from './entry-text-skeleton.tsx'
import { tableTexts } from './table-texts.ts'

const TableEditor = lazy(() => import('./table-editor.tsx'))

interface EntryTableSheetProps {
  readonly agentId: number
  readonly entry: KnowledgeEntry
}

/** The button that opens the tables of a spreadsheet in a side sheet. */
export function EntryTableSheet({ agentId, entry }: EntryTableSheetProps) {
  const trigger = (
    <Button variant="ghost" aria-label={tableTexts.openOf(entry.fileName)}>
      {tableTexts.open}
    </Button>
  )
  return (
    <SideSheet title={entry.fileName} trigger={trigger} isWide>
      <Suspense fallback={<EntryTextSkeleton />}>
        <TableEditor agentId={agentId} entryId={entry.id} />
      </Suspense>
    </SideSheet>
  )
}
