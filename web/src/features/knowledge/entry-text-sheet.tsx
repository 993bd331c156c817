import { lazy, type ReactNode, Suspense } from 'react'
import { SideSheet } from '../../ui/dialog/side-sheet.tsx'
import type { EntryTextProps } from './entry-text.tsx'
import { EntryTextSkeleton } from './entry-text-skeleton.tsx'

const EntryText = lazy(() => import('./entry-text.tsx'))

/** An entry's text in a side sheet. */
export function EntryTextSheet({ trigger, ...props }: EntryTextProps & { readonly trigger: ReactNode }) {
  return (
    <SideSheet title={props.entry.fileName} trigger={trigger} isWide>
      <Suspense fallback={<EntryTextSkeleton />}>
        <EntryText {...props} />
      </Suspense>
    </SideSheet>
  )
}
