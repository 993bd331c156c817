import type { ScrapeJob } from '@parleykit/contract/knowledge/websites/websites'
import { Button, Card, Flex, Progress, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { clearToastsBefore, toastError } from '../../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { useHasRole } from '../../workspaces/require-role.tsx'
import { jobTexts } from './job-texts.ts'
import { useCancelScrape } from './queries.ts'
import { countsOf } from './result-words.ts'
import { ResultsDialog } from './results-dialog.tsx'

interface ScrapePanelProps {
  readonly agentId: number
  readonly job: ScrapeJob
}

/** The newest job's progress or result, with the result of each page. */
export function ScrapePanel({ agentId, job }: ScrapePanelProps) {
  const mayEdit = useHasRole('editor')
  const [isOpen, setIsOpen] = useState(false)
  const cancel = useCancelScrape(agentId)
  const texts = jobTexts(job.isSync)
  const isRunning = job.status === 'processing'
  const isStoring = isRunning && job.done === job.total

  function stop() {
    clearToastsBefore('scrape', cancel).mutate(job.jobId, {
      onError: (error) => {
        const { title, description = '' } = texts.cancelFailed
        toastError({ title, description: withDetail(description, error) }, 'scrape')
      },
    })
  }

  return (
    <Card>
      <Flex direction="column" gap="2" role="status">
        <Flex justify="between" gap="3" wrap="wrap">
          <Text size="2" weight="medium">
            {isRunning ? (isStoring ? texts.finishing : 'Reading pages...') : endWords(job)}
          </Text>
          <Text size="2" color="gray" className="tabular">
            {isRunning ? `${job.done.toLocaleString()} of ${job.total.toLocaleString()}` : countsOf(job)}
          </Text>
        </Flex>
        {isRunning && <Progress value={(job.done / job.total) * 100} aria-label="Reading pages" />}
        {job.error && (
          <Text as="p" size="2" color="red" className="wrap-anywhere">
            {job.error}
          </Text>
        )}
      </Flex>
      <Flex gap="4" mt="3" justify="end">
        {isRunning && mayEdit && (
          <PendingButton variant="ghost" color="gray" isOff={cancel.isPending} onClick={stop}>
            Stop reading
          </PendingButton>
        )}
        <Button variant="ghost" onClick={() => setIsOpen(true)}>
          Show each page
        </Button>
      </Flex>
      <ResultsDialog job={job} open={isOpen} onOpenChange={setIsOpen} />
    </Card>
  )
}

function endWords({ status }: ScrapeJob): string {
  if (status === 'completed') return 'Last sync finished'
  return status === 'cancelled' ? 'Last sync stopped' : 'Last sync failed'
}
