import { knowledgeTexts } from '@parleykit/contract/owner-texts'
import { Card, Heading, Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { BookOpenText } from 'lucide-react'
import { useRef } from 'react'
import { EmptyPlace } from '../../ui/empty-place.tsx'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { EntryRow } from './entry-row.tsx'
import { knowledgeQuery } from './queries.ts'

const skeletons = ['first', 'second', 'third'] as const

/** Everything that the agent knows from texts and files. */
export function EntryList({ agentId }: { readonly agentId: number }) {
  const { data: entries, isError, refetch } = useQuery(knowledgeQuery(agentId))
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="knowledge-entries">
      <Heading as="h3" size="3" mb="3" id="knowledge-entries" ref={heading} tabIndex={-1}>
        In the knowledge base{entries && entries.length > 0 ? ` (${entries.length})` : ''}
      </Heading>
      {isError && <FailedPlace text="The knowledge couldn't be loaded." onRetry={() => void refetch()} />}
      {!entries && !isError && <EntrySkeletons />}
      {entries?.length === 0 && (
        <Card>
          <EmptyPlace icon={<BookOpenText size={18} />} text={knowledgeTexts.empty} />
        </Card>
      )}
      {entries && entries.length > 0 && (
        <ul className="plain-list entry-list">
          {entries.map((entry) => (
            <EntryRow key={entry.id} agentId={agentId} entry={entry} heading={heading} />
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
