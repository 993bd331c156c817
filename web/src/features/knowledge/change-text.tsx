import { useQuery } from '@tanstack/react-query'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { ChangeTextForm } from './change-text-form.tsx'
import { EntryTextSkeleton } from './entry-text-skeleton.tsx'
import { knowledgeEntryQuery } from './queries.ts'

interface ChangeTextProps {
  readonly agentId: number
  readonly entryId: number
  readonly onSaved: () => void
}

/** The content of the edit dialog, once the current text is loaded. */
export function ChangeText({ agentId, entryId, onSaved }: ChangeTextProps) {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    ...knowledgeEntryQuery(agentId, entryId),
    refetchOnMount: 'always',
  })
  // Don't use cached data: the text may have changed since.
  if (data && isFetchedAfterMount)
    return (
      <ChangeTextForm agentId={agentId} present={data} onOutdated={() => void refetch()} onSaved={onSaved} />
    )
  if (isError) return <FailedPlace text="The text couldn't be loaded." onRetry={() => void refetch()} />
  return <EntryTextSkeleton />
}
