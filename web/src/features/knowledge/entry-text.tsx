import { entryTexts } from '@parleykit/contract/knowledge/entry-texts'
import type { KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import { safeLink } from '@parleykit/markdown/safe-link'
import { Link, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { RequireRole } from '../workspaces/require-role.tsx'
import { AskEntry } from './ask-entry.tsx'
import { describeReading, sourceUrlOf } from './entry-details.ts'
import { EntryTextSkeleton } from './entry-text-skeleton.tsx'
import { knowledgeTexts } from './knowledge-texts.ts'
import { knowledgeEntryQuery } from './queries.ts'
import { SearchableText } from './searchable-text.tsx'
import { findWeakWords } from './weak-words.ts'

export interface EntryTextProps {
  readonly agentId: number
  readonly entry: KnowledgeEntry
}

/** The text as the agent reads it, with a field to try questions on it. */
export default function EntryText({ agentId, entry }: EntryTextProps) {
  const { data, isError, refetch } = useQuery(knowledgeEntryQuery(agentId, entry.id))
  const sourceUrl = safeLink(sourceUrlOf(entry) ?? '')
  const reading = describeReading(entry)
  const shown = useMemo(() => (data ? findWeakWords(data) : { text: '', weakWords: [] }), [data])
  return (
    <div className="entry-sheet">
      <Text as="p" size="2" color="gray">
        {entryTexts.readsText}
        {sourceUrl && (
          <>
            {' '}
            of{' '}
            <Link href={sourceUrl} target="_blank" rel="noreferrer" className="wrap-anywhere">
              {sourceUrl}
            </Link>
          </>
        )}
        .
      </Text>
      {reading && (
        <Text as="p" size="2" color="gray">
          {reading} {shown.weakWords.length > 0 && knowledgeTexts.weakWords}
        </Text>
      )}
      {isError && <ErrorState text={knowledgeTexts.entryFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <EntryTextSkeleton />}
      {data && <SearchableText {...shown} />}
      {entry.trained ? (
        <RequireRole least="editor">
          <AskEntry agentId={agentId} entry={entry} />
        </RequireRole>
      ) : (
        <Text as="p" size="2" color="gray">
          {knowledgeTexts.questionsUntrained}
        </Text>
      )}
    </div>
  )
}
