import { Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '../../api/api-error.ts'
import { SideSheet } from '../../ui/dialog/side-sheet.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import EntryText from './entry-text.tsx'
import { EntryTextSkeleton } from './entry-text-skeleton.tsx'
import { knowledgeTexts } from './knowledge-texts.ts'
import { knowledgeEntryQuery } from './queries.ts'

interface OpenedEntryProps {
  readonly agentId: number
  readonly entryId: number
}

/** Shows the text of the entry in the URL in a side sheet; closing it removes the entry from the URL. */
export function OpenedEntry({ agentId, entryId }: OpenedEntryProps) {
  const { data: entry, error, refetch } = useQuery(knowledgeEntryQuery(agentId, entryId))
  const navigate = useNavigate()

  function close() {
    void navigate({
      to: '.',
      search: (search) => ({ ...search, entry: undefined }),
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }

  return (
    <SideSheet title={entry?.fileName ?? 'Knowledge'} isWide open onOpenChange={close}>
      {entry && <EntryText agentId={agentId} entry={entry} />}
      {!entry && !error && <EntryTextSkeleton />}
      {!entry && error && <Unopened error={error} onRetry={() => void refetch()} />}
    </SideSheet>
  )
}

function Unopened({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) return <Text size="2">{knowledgeTexts.gone}</Text>
  return <ErrorState text={knowledgeTexts.entryFailed} onRetry={onRetry} />
}
