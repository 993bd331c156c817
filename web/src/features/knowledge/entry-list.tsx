import type { KnowledgeEntry } from '@parleykit/contract/knowledge'
import { Card, Heading, Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef } from 'react'
import { EmptyPlace } from '../../ui/empty-place.tsx'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { EntryRow } from './entry-row.tsx'
import { knowledgeQuery } from './queries.ts'

const skeletons = ['first', 'second', 'third'] as const

interface EntryListProps {
  readonly agentId: number
  readonly title: string
  /** Which entries are listed. */
  readonly isMeant: (entry: KnowledgeEntry) => boolean
  /** What stands where there is none. */
  readonly icon: ReactNode
  readonly emptyText: string
  /** Further signs and buttons of an entry's row. */
  readonly extrasOf?: (entry: KnowledgeEntry) => ReactNode
}

/** What the agent knows of one kind. */
export function EntryList({ agentId, title, isMeant, icon, emptyText, extrasOf }: EntryListProps) {
  const { data, isError, refetch } = useQuery(knowledgeQuery(agentId))
  const entries = data?.filter(isMeant)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Heading as="h3" size="3" mb="3" id={headingId} ref={heading} tabIndex={-1}>
        {title}
        {entries && entries.length > 0 ? ` (${entries.length})` : ''}
      </Heading>
      {isError && <FailedPlace text="The knowledge couldn't be loaded." onRetry={() => void refetch()} />}
      {!entries && !isError && <EntrySkeletons />}
      {entries?.length === 0 && (
        <Card>
          <EmptyPlace icon={icon} text={emptyText} />
        </Card>
      )}
      {entries && entries.length > 0 && (
        <ul className="plain-list entry-list">
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              agentId={agentId}
              entry={entry}
              heading={heading}
              extras={extrasOf?.(entry)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Rows of the size that entries have. */
function EntrySkeletons() {
  return (
    <div role="status" aria-label="Loading">
      {skeletons.map((row) => (
        <Skeleton key={row} height="42px" my="3" />
      ))}
    </div>
  )
}
