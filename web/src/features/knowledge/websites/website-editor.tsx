import type { SyncReport } from '@parleykit/contract/knowledge/websites/website-syncs'
import type { ScrapeJob, WebsiteMap } from '@parleykit/contract/knowledge/websites/websites'
import { Flex } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { EntryList } from '../entry-list.tsx'
import { knowledgeTexts } from '../knowledge-texts.ts'
import { websiteTexts } from '../website-texts.ts'
import { PagePickerDialog } from './page-picker-dialog.tsx'
import { PageRowActions } from './page-row-actions.tsx'
import { newestSyncQuery, useMapWebsite, useStartScrape, useStartSync } from './queries.ts'
import { ScrapePanel } from './scrape-panel.tsx'
import { SyncSettings } from './sync-settings.tsx'
import { UrlForm } from './url-form.tsx'
import { useScrapeFailureToast } from './use-scrape-failure-toast.ts'
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
  const tellFailure = useScrapeFailureToast()
  const isReading = starting.isPending || syncing.isPending || scrape?.status === 'processing'

  function find(url: string, showAtField: (error: Error) => boolean) {
    clearToastsBefore('scrape', mapping).mutate(url, {
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
    clearToastsBefore('scrape', starting).mutate(urls, {
      onSuccess: () => {
        setPicking(null)
        toast(websiteTexts.started, 'scrape')
      },
      onError: (error) => tellFailure(error, { title: websiteTexts.startFailed }),
    })
  }

  function readAgain(entryId?: number) {
    clearToastsBefore('scrape', syncing).mutate(entryId, {
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
      <RequireRole least="editor">
        <UrlForm isMapping={mapping.isPending} onMap={find} />
      </RequireRole>
      {scrape && <ScrapePanel agentId={agentId} job={scrape} />}
      <SyncSettings
        agentId={agentId}
        isReading={isReading}
        onReadAgain={() => readAgain()}
        onPickNew={pickNew}
      />
      <KnownPages agentId={agentId} isReading={isReading} onReadAgain={readAgain} />
      <PagePickerDialog
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
        <PageRowActions
          fileName={fileName}
          timesGone={newest?.gonePages.find(({ entryId }) => entryId === id)?.timesGone ?? 0}
          isReading={isReading}
          onReadAgain={() => onReadAgain(id)}
        />
      )}
    />
  )
}
