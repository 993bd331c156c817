import { scrapedUrlsMax } from '@parleykit/contract/limits'
import { Button, Flex } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { sourceUrlOf } from '../knowledge/entry-details.ts'
import { knowledgeQuery } from '../knowledge/queries.ts'

interface ReadAgainButtonProps {
  readonly agentId: number
  readonly isDisabled: boolean
  readonly onStart: (urls: string[]) => void
}

/** Has every page and file that came from websites read again: only those that changed wait for a training. */
export function ReadAgainButton({ agentId, isDisabled, onStart }: ReadAgainButtonProps) {
  const { data: entries = [] } = useQuery(knowledgeQuery(agentId))
  const urls = entries.flatMap((entry) => sourceUrlOf(entry) ?? []).slice(0, scrapedUrlsMax)
  if (urls.length === 0) return null
  return (
    <Flex justify="end">
      <Button variant="soft" disabled={isDisabled} onClick={() => onStart(urls)}>
        <RefreshCw size={16} /> Read All Again
      </Button>
    </Flex>
  )
}
