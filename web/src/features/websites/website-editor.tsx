import type { SyncReport } from '@parleykit/contract/websites/website-syncs'
import type { ScrapeJob, WebsiteMap } from '@parleykit/contract/websites/websites'
import { Flex } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { anew, toast, toastError } from '../../ui/toast-queue.ts'
import { EntryList } from '../knowledge/entry-list.tsx'
import { knowledgeTexts } from '../knowledge/knowledge-texts.ts'
import { websiteTexts } from '../knowledge/website-texts.ts'
import { Needs } from '../workspaces/needs.tsx'
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
  /** Called with the address whose pages were found. */
  readonly onFound?: (url: string) => void
}

/** Finds the pages of a website, starts a scrape, and lists the pages that the agent knows. */
export function WebsiteEditor({ agentId, scrape, onFound }: WebsiteEditorProps) {
  const [picking, setPicking] = useState<WebsiteMap | null>(null)
  const mapping = useMapWebsite(agentId)
  const starting = useStartScrape(agentId)
  const syncing = useStartSync(agentId)
  const { data: newest } = useQuery(newestSyncQuery(agentId))
  const tellFailure = useTellScrapeFailure()
  const isReading = starting.isPending || syncing.isPending || scrape?.status === 'processing'

  function find(url: string, showAtField: (error: Error) => boolean) {
    anew('scrape', mapping).mutate(url, {
      onSuccess: (found) => {
        setPicking(found)
        onFound?.(url)
      },
      onError: (error) => {
        if (showAtField(error)) toastError(websiteTexts.mapFailed, 'scrape')
        else tellFailure(error, websiteTexts.mapFailed)
      },
    })
  }
  function start(urls: string[]) {
    anew('scrape', starting).mutate(urls, {
      onSuccess: () => {
        setPicking(null)
        toast(websiteTexts.started, 'scrape')
      },
      onError: (error) => tellFailure(error, { title: websiteTexts.startFailed }),
    })
  }

  function readAgain(entryId?: number) {
    anew('scrape', syncing).mutate(entryId, {
      onSuccess: () => toast(websiteTexts.syncStarted, 'scrape'),
      onError: (error) => tellFailure(error, websiteTexts.syncStartFailed),
    })
  }
  function pickNew({ added, addedTotal }: SyncReport) {
    const links = added.map(({ url }) => url)
    setPicking({
      links,
      pages: added,
      more: addedTotal > added.length,
      notes: [],
      linksLeft: newest?.linksLeft ?? null,
    })
  }

  return (
    <Flex direction="column" gap="5">
      <Needs least="editor">
        <UrlForm isMapping={mapping.isPending} onMap={find} />
      </Needs>
      {scrape && <ScrapePanel agentId={agentId} job={scrape} />}
      <KeepUpToDate
        agentId={agentId}
        isReading={isReading}
        onReadAgain={() => readAgain()}
        onPickNew={pickNew}
      />
      <KnownPages agentId={agentId} isReading={isReading} onReadAgain={readAgain} />
      <PickDialog
        map={picking}
        isStarting={starting.isPending}
        onStart={start}
        onClose={() => setPicking(null)}
      />
    </Flex>
  )
}

interface KnownPagesProps {
  readonly agentId: number
  readonly isReading: boolean
  readonly onReadAgain: (entryId: number) => void
}

/** The pages in the agent's knowledge, and whether they are gone from the website. */
function KnownPages({ agentId, isReading, onReadAgain }: KnownPagesProps) {
  const { data: newest } = useQuery(newestSyncQuery(agentId))
  return (
    <EntryList
      agentId={agentId}
      title="Pages in the knowledge base"
      isMeant={(entry) => entry.fileType === 'website'}
      icon={<Globe size={18} />}
      emptyText={websiteTexts.empty}
      searchLabel={knowledgeTexts.searchPages}
      extrasOf={({ id, fileName }) => (
        <PageExtras
          fileName={fileName}
          timesGone={newest?.gonePages.find(({ entryId }) => entryId === id)?.timesGone ?? 0}
          isReading={isReading}
          onReadAgain={() => onReadAgain(id)}
        />
      )}
    />
  )
}
