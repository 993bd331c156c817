import type { SourceKind } from '@parleykit/contract/knowledge/sources/source-kinds'
import { Flex, Heading, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Cable } from 'lucide-react'
import { useRef, useState } from 'react'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { isFromSource } from '../entry-details.ts'
import { EntryList } from '../entry-list.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { sourcesQuery } from './queries.ts'
import { SourceCard } from './source-card.tsx'
import { SourceGallery } from './source-gallery.tsx'
import { sourceTexts } from './source-texts.ts'
import './sources.css'

/** The live sources of an agent: those that are connected, the kinds to add, and the entries read from them. */
export function SourcesEditor({ agentId }: { readonly agentId: number }) {
  const [adding, setAdding] = useState<SourceKind | null>(null)
  return (
    <Flex direction="column" gap="5">
      <ConnectedSources agentId={agentId} />
      <RequireRole least="editor">
        <section aria-labelledby="add-source">
          <Heading as="h3" size="3" mb="1" id="add-source">
            {sourceTexts.add}
          </Heading>
          <Text as="p" size="2" color="gray" mb="3">
            {sourceTexts.addHelp}
          </Text>
          <SourceGallery onChoose={setAdding} />
        </section>
      </RequireRole>
      <EntryList
        agentId={agentId}
        title={sourceTexts.entries}
        isMeant={isFromSource}
        icon={<Cable size={18} />}
        emptyText={sourceTexts.noEntries}
        searchLabel={sourceTexts.searchEntries}
      />
      <ConnectDialog agentId={agentId} kind={adding} onClose={() => setAdding(null)} />
    </Flex>
  )
}

function ConnectedSources({ agentId }: { readonly agentId: number }) {
  const { data: sources, isError, refetch } = useQuery(sourcesQuery(agentId))
  const heading = useRef<HTMLHeadingElement>(null)
  if (isError) return <ErrorState text={sourceTexts.loadFailed} onRetry={() => void refetch()} />
  return (
    <section aria-labelledby="connected-sources">
      <Heading as="h3" size="3" mb="3" id="connected-sources" ref={heading} tabIndex={-1}>
        {sourceTexts.connected}
      </Heading>
      {!sources && <Skeleton height="120px" />}
      {sources?.length === 0 && (
        <Text as="p" size="2" color="gray">
          {sourceTexts.none}
        </Text>
      )}
      <Flex direction="column" gap="3">
        {sources?.map((source) => (
          <SourceCard
            key={source.id}
            agentId={agentId}
            source={source}
            onRemoved={() => heading.current?.focus()}
          />
        ))}
      </Flex>
    </section>
  )
}
