import { entryTexts } from '@parleykit/contract/knowledge/entry-texts'
import type { KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import { knowledgePageSize } from '@parleykit/contract/knowledge/limits'
import { Card, Heading, Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Pager } from '../../ui/layout/pager.tsx'
import { DraftDialog } from '../../ui/unsaved/draft-dialog.tsx'
import { EditText } from './edit-text.tsx'
import { EntryRow } from './entry-row.tsx'
import { EntrySearch } from './entry-search.tsx'
import { knowledgeQuery } from './queries.ts'
import { useEntryPages } from './use-entry-pages.ts'

const none: readonly KnowledgeEntry[] = []
const skeletons = ['first', 'second', 'third'] as const

interface EntryListProps {
  readonly agentId: number
  readonly title: string
  /** Selects the entries to list. */
  readonly isMeant: (entry: KnowledgeEntry) => boolean
  /** Shown if there are none. */
  readonly icon: ReactNode
  readonly emptyText: string
  readonly searchLabel: string
  /** Additional badges and buttons of an entry's row. */
  readonly extrasOf?: (entry: KnowledgeEntry) => ReactNode
}

/** The agent's entries of one kind. */
export function EntryList(props: EntryListProps) {
  const { agentId, title, isMeant, icon, emptyText, searchLabel, extrasOf } = props
  const { data, isError, refetch } = useQuery(knowledgeQuery(agentId))
  const entries = data?.filter(isMeant)
  const pages = useEntryPages(entries ?? none)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const [changed, setChanged] = useState<KnowledgeEntry | null>(null)
  const [isChanging, setChanging] = useState(false)

  function turn(page: number) {
    pages.setPage(page)
    heading.current?.scrollIntoView({ block: 'nearest' })
  }
  function change(entry: KnowledgeEntry) {
    setChanged(entry)
    setChanging(true)
  }

  return (
    <section aria-labelledby={headingId}>
      <Heading
        as="h3"
        size="3"
        mb="3"
        id={headingId}
        ref={heading}
        tabIndex={-1}
        className="entry-list-heading"
      >
        {title}
        {entries && entries.length > 0 ? ` (${entries.length})` : ''}
      </Heading>
      {isError && <ErrorState text="The knowledge couldn't be loaded." onRetry={() => void refetch()} />}
      {!entries && !isError && <EntrySkeletons />}
      {entries?.length === 0 && <NoEntries icon={icon} text={emptyText} />}
      {entries && pages.canSearch && (
        <EntrySearch
          label={searchLabel}
          words={pages.words}
          onSearch={pages.search}
          found={pages.isSearched ? { count: pages.found, of: entries.length } : null}
        />
      )}
      {pages.shown.length > 0 && (
        <ul className="plain-list entry-list">
          {pages.shown.map((entry) => (
            <EntryRow
              key={entry.id}
              agentId={agentId}
              entry={entry}
              heading={heading}
              onChange={() => change(entry)}
              extras={extrasOf?.(entry)}
            />
          ))}
        </ul>
      )}
      <EntryPager pages={pages} onTurn={turn} />
      {changed && (
        <ChangeTextDialog
          agentId={agentId}
          entry={changed}
          open={isChanging}
          onClose={() => setChanging(false)}
        />
      )}
    </section>
  )
}

function NoEntries({ icon, text }: { readonly icon: ReactNode; readonly text: string }) {
  return (
    <Card>
      <EmptyState icon={icon} text={text} />
    </Card>
  )
}

interface EntryPagerProps {
  readonly pages: ReturnType<typeof useEntryPages>
  readonly onTurn: (page: number) => void
}

/** Turns the pages of a list that is longer than one. */
function EntryPager({ pages, onTurn }: EntryPagerProps) {
  if (pages.found <= knowledgePageSize) return null
  return (
    <Pager
      page={pages.page}
      pageSize={knowledgePageSize}
      shown={pages.shown.length}
      total={pages.found}
      onTurn={onTurn}
    />
  )
}

/** Placeholder rows with the height of entries; on phones their details take a second line. */
export function EntrySkeletons() {
  return (
    <div role="status" aria-label="Loading">
      {skeletons.map((row) => (
        <Skeleton key={row} height={{ initial: '64px', xs: '48px' }} my="3" />
      ))}
    </div>
  )
}

interface ChangeTextDialogProps {
  readonly agentId: number
  /** The entry as it was when opened, so that input stays if someone else deletes it. */
  readonly entry: KnowledgeEntry
  readonly open: boolean
  readonly onClose: () => void
}

/** Edits the title and the text of an entry that was written here. */
function ChangeTextDialog({ agentId, entry, open, onClose }: ChangeTextDialogProps) {
  return (
    <DraftDialog
      open={open}
      onOpenChange={(opening) => opening || onClose()}
      title={entryTexts.changeTitle}
      text={entryTexts.changeHelp}
    >
      <EditText key={entry.id} agentId={agentId} entryId={entry.id} onSaved={onClose} />
    </DraftDialog>
  )
}
