import { websiteTexts } from '@parleykit/contract/owner-texts'
import type { ScrapeJob, WebsiteMap } from '@parleykit/contract/websites'
import { Flex } from '@radix-ui/themes'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../../ui/toast-queue.ts'
import { EntryList } from '../knowledge/entry-list.tsx'
import { PickDialog } from './pick-dialog.tsx'
import { useMapWebsite, useStartScrape } from './queries.ts'
import { ReadAgainButton } from './read-again-button.tsx'
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
  const tellFailure = useTellScrapeFailure()

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

  return (
    <Flex direction="column" gap="5">
      <UrlForm isMapping={mapping.isPending} onMap={find} />
      {scrape && <ScrapePanel agentId={agentId} job={scrape} />}
      <ReadAgainButton
        agentId={agentId}
        isDisabled={starting.isPending || scrape?.status === 'processing'}
        onStart={start}
      />
      <EntryList
        agentId={agentId}
        title="Pages in the knowledge base"
        isMeant={(entry) => entry.fileType === 'website'}
        icon={<Globe size={18} />}
        emptyText={websiteTexts.empty}
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
