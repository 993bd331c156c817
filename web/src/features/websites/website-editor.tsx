import { websiteTexts } from '@parleykit/contract/owner-texts'
import type { ScrapeJob, WebsiteMap } from '@parleykit/contract/websites'
import { Flex } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../../ui/toast-queue.ts'
import { EntryList } from '../knowledge/entry-list.tsx'
import { KeepUpToDate } from './keep-up-to-date.tsx'
import { PageExtras } from './page-extras.tsx'
import { PickDialog } from './pick-dialog.tsx'
import { newestSyncQuery, useMapWebsite, useStartScrape, useStartSync } from './queries.ts'
import { ScrapePanel } from './scrape-panel.tsx'
import { UrlForm } from './url-form.tsx'
import { useTellScrapeFailure } from './use-tell-scrape-failure.ts'
import './websites.css'

interface WebsiteEditorProps {
  readonly agentId: number
  readonly scrape: ScrapeJob | null | undefined
  /** Begins with the pages that visitors ask about. */
  readonly picksLikely?: boolean
  /** Told the address whose pages were found. */
  readonly onFound?: (url: string) => void
}

/** Finds the pages of a website, has them read, and lists those that the agent knows. */
export function WebsiteEditor({ agentId, scrape, picksLikely = false, onFound }: WebsiteEditorProps) {
  const [map, setMap] = useState<WebsiteMap | null>(null)
  const mapping = useMapWebsite(agentId)
  const starting = useStartScrape(agentId)
  const syncing = useStartSync(agentId)
  const { data: { gonePages } = { gonePages: [] } } = useQuery(newestSyncQuery(agentId))
  const tellFailure = useTellScrapeFailure()
  const isReading = starting.isPending || syncing.isPending || scrape?.status === 'processing'

  function find(url: string) {
    mapping.mutate(url, {
      onSuccess: (found) => {
        setMap(found)
        onFound?.(url)
      },
      onError: (error) => tellFailure(error, websiteTexts.mapFailed),
    })
  }
  function start(urls: string[]) {
    starting.mutate(urls, {
      onSuccess: () => {
        setMap(null)
        toast(websiteTexts.started, 'scrape')
      },
      onError: (error) => tellFailure(error, { title: websiteTexts.startFailed }),
    })
  }

  function readAgain(entryId?: number) {
    syncing.mutate(entryId, {
      onSuccess: () => toast(websiteTexts.started, 'scrape'),
      onError: (error) => tellFailure(error, { title: websiteTexts.startFailed }),
    })
  }

  return (
    <Flex direction="column" gap="5">
      <UrlForm isMapping={mapping.isPending} onMap={find} />
      {scrape && <ScrapePanel agentId={agentId} job={scrape} />}
      <KeepUpToDate agentId={agentId} isReading={isReading} onReadAgain={() => readAgain()} />
      <EntryList
        agentId={agentId}
        title="Pages in the knowledge base"
        isMeant={(entry) => entry.fileType === 'website'}
        icon={<Globe size={18} />}
        emptyText={websiteTexts.empty}
        extrasOf={({ id, fileName }) => (
          <PageExtras
            fileName={fileName}
            timesGone={gonePages.find(({ entryId }) => entryId === id)?.timesGone ?? 0}
            isReading={isReading}
            onReadAgain={() => readAgain(id)}
          />
        )}
      />
      <PickDialog
        map={map}
        picksLikely={picksLikely}
        isStarting={starting.isPending}
        onStart={start}
        onClose={() => setMap(null)}
      />
    </Flex>
  )
}
