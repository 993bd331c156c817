import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { EditTextForm } from './edit-text-form.tsx'
import { EntryTextSkeleton } from './entry-text-skeleton.tsx'
import { knowledgeEntryQuery } from './queries.ts'

interface EditTextProps {
  readonly agentId: number
  readonly entryId: number
  readonly onSaved: () => void
}

/** The content of the edit dialog, once the current text is loaded. */
export function EditText({ agentId, entryId, onSaved }: EditTextProps) {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    ...knowledgeEntryQuery(agentId, entryId),
    refetchOnMount: 'always',
  })
  // Don't use cached data: the text may have changed since.
  if (data && isFetchedAfterMount)
    return (
      <EditTextForm agentId={agentId} present={data} onOutdated={() => void refetch()} onSaved={onSaved} />
    )
  if (isError) return <ErrorState text="The text couldn't be loaded." onRetry={() => void refetch()} />
  return <EntryTextSkeleton />
}
