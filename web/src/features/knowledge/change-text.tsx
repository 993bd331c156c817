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

/** What is in a dialog that changes a text, once its present one is there. */
export function ChangeText({ agentId, entryId, onSaved }: ChangeTextProps) {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    ...knowledgeEntryQuery(agentId, entryId),
    refetchOnMount: 'always',
  })
  // Not what was looked at a while ago: it may be another text by now.
  if (data && isFetchedAfterMount)
    return (
      <ChangeTextForm agentId={agentId} present={data} onOutdated={() => void refetch()} onSaved={onSaved} />
    )
  if (isError) return <FailedPlace text="The text couldn't be loaded." onRetry={() => void refetch()} />
  return <EntryTextSkeleton />
}
