import type { Agent } from '@parleykit/contract/agents/agents'
import { limitsOf } from '@parleykit/contract/billing/plans'
import type { ScrapeJob } from '@parleykit/contract/knowledge/websites/websites'
import { Flex, Heading, Skeleton, Tabs, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { formatBytes } from '../../../ui/format/format-bytes.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { curatedAnswerTexts } from '../../answering/curated-answers/curated-answer-texts.ts'
import { EntrySkeletons } from '../../knowledge/entry-list.tsx'
import { KnowledgeEditor } from '../../knowledge/knowledge-editor.tsx'
import { knowledgeQuery } from '../../knowledge/queries.ts'
import type { UploadQueue } from '../../knowledge/uploads.ts'
import { type PersistedText, usePersistedTextForm } from '../../knowledge/use-persisted-text-form.ts'
import { SelfTraining } from '../../retrieval/training/self-training.tsx'
import { useWorkspace } from '../../workspaces/use-workspace.ts'
import { openingSource } from './tab-of-hash.ts'

const route = getRouteApi('/dashboard/agents/$id')

const OpenedEntry = lazyComponent(
  () => import('../../knowledge/opened-entry.tsx'),
  ({ OpenedEntry }) => OpenedEntry,
  null,
)

const ScanReader = lazyComponent(
  () => import('./scan-reader.tsx'),
  ({ ScanReader }) => ScanReader,
  null,
)

const WebsiteEditor = lazyComponent(
  () => import('../../knowledge/websites/website-editor.tsx'),
  ({ WebsiteEditor }) => WebsiteEditor,
  <Skeleton height="160px" />,
)

const CuratedAnswersSection = lazyComponent(
  () => import('../../answering/curated-answers/curated-answers-section.tsx'),
  ({ CuratedAnswersSection }) => CuratedAnswersSection,
  <Skeleton height="160px" />,
)

const SourcesEditor = lazyComponent(
  () => import('../../knowledge/sources/sources-editor.tsx'),
  ({ SourcesEditor }) => SourcesEditor,
  <Skeleton height="160px" />,
)

interface KnowledgeTabProps {
  readonly agent: Agent
  readonly uploads: UploadQueue
  readonly keptText: PersistedText
  /** The newest scrape job. */
  readonly scrape: ScrapeJob | null | undefined
}

export function KnowledgeTab({ agent, uploads, keptText, scrape }: KnowledgeTabProps) {
  const textForm = usePersistedTextForm(keptText)
  const workspace = useWorkspace()
  const { entry } = route.useSearch()
  const { data: entries = [], isLoading } = useQuery(knowledgeQuery(agent.id))
  const limit = limitsOf(workspace?.subscriptionTier ?? 'free').knowledgeBytes
  return (
    <div className="knowledge-tab">
      <Flex align="baseline" justify="between" gap="3" wrap="wrap" mb="3">
        <Heading as="h2" size="4">
          Knowledge
        </Heading>
        <Text size="2" color="gray" className="tabular">
          {formatBytes(agent.knowledgeBytes)} of {formatBytes(limit)} of text used
        </Text>
      </Flex>
      <SelfTraining agent={agent} />
      {isLoading ? (
        <KnowledgeSkeleton />
      ) : (
        <Tabs.Root defaultValue={openingSource(entries, window.location.hash)}>
          <Tabs.List mb="5">
            <Tabs.Trigger value="files">Files</Tabs.Trigger>
            <Tabs.Trigger value="website">Website</Tabs.Trigger>
            <Tabs.Trigger value="questions">{curatedAnswerTexts.tab}</Tabs.Trigger>
            <Tabs.Trigger value="sources">Sources</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="files">
            <KnowledgeEditor
              agentId={agent.id}
              uploads={uploads}
              textForm={textForm}
              reading={<ScanReader agent={agent} />}
            />
          </Tabs.Content>
          <Tabs.Content value="website">
            <div className="reading-width">
              <WebsiteEditor agentId={agent.id} scrape={scrape} />
            </div>
          </Tabs.Content>
          <Tabs.Content value="questions">
            <CuratedAnswersSection agentId={agent.id} />
          </Tabs.Content>
          <Tabs.Content value="sources">
            <div className="reading-width">
              <SourcesEditor agentId={agent.id} />
            </div>
          </Tabs.Content>
        </Tabs.Root>
      )}
      {entry !== undefined && <OpenedEntry key={entry} agentId={agent.id} entryId={entry} />}
    </div>
  )
}

/** Placeholders for the tabs, the drop zone and the first entries: the entries decide which tab opens. */
function KnowledgeSkeleton() {
  return (
    <Flex direction="column" gap="5" className="reading-width">
      <Skeleton height="40px" />
      <Skeleton height={{ initial: '136px', xs: '108px' }} />
      <div>
        <Skeleton height="30px" width="180px" />
        <EntrySkeletons />
      </div>
    </Flex>
  )
}
