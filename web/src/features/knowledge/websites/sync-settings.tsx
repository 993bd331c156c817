import {
  type SyncInterval,
  type SyncScheduleInput,
  syncIntervals,
} from '@parleykit/contract/knowledge/websites/website-syncs'
import { Card, Flex, Heading, Switch, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { clearToastsBefore, toast } from '../../../ui/feedback/toast-queue.ts'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { useHasRole } from '../../workspaces/require-role.tsx'
import { isFromSource, sourceUrlOf } from '../entry-details.ts'
import { knowledgeQuery } from '../queries.ts'
import { websiteTexts } from '../website-texts.ts'
import type { NewPagesActions } from './new-pages.tsx'
import { newestSyncQuery, syncScheduleQuery, useDismissNewPages, useUpdateSyncSchedule } from './queries.ts'
import { SyncReportView } from './sync-report-view.tsx'
import { useScrapeFailureToast } from './use-scrape-failure-toast.ts'

const intervalWords: Readonly<Record<SyncInterval, string>> = {
  off: 'Manually',
  daily: 'Daily',
  weekly: 'Weekly',
}

interface SyncSettingsProps extends Pick<NewPagesActions, 'isReading' | 'onPickNew'> {
  readonly agentId: number
  readonly onReadAgain: () => void
}

/** The sync schedule, and the findings of the last sync. */
export function SyncSettings({ agentId, isReading, onReadAgain, onPickNew }: SyncSettingsProps) {
  const mayEdit = useHasRole('editor')
  const headingId = useId()
  const { data: schedule } = useQuery(syncScheduleQuery(agentId))
  const { data: newest } = useQuery(newestSyncQuery(agentId))
  const update = useUpdateSyncSchedule(agentId)
  const dismissing = useDismissNewPages(agentId)
  const tellFailure = useScrapeFailureToast()
  const { data: entries = [] } = useQuery(knowledgeQuery(agentId))
  if (!schedule || !entries.some((entry) => sourceUrlOf(entry) && !isFromSource(entry))) return null
  const { every, trainAfterwards } = update.isPending ? update.variables : schedule

  function save(change: Partial<SyncScheduleInput>) {
    const wanted = { every, trainAfterwards, ...change }
    const body = { ...wanted, trainAfterwards: wanted.every !== 'off' && wanted.trainAfterwards }
    clearToastsBefore('sync-schedule', update).mutate(body, {
      onSuccess: () => toast(websiteTexts.scheduleSaved, 'sync-schedule'),
      onError: (error) => tellFailure(error, websiteTexts.scheduleFailed),
    })
  }

  function dismiss(urls: string[]) {
    clearToastsBefore('sync-schedule', dismissing).mutate(urls, {
      onError: (error) => tellFailure(error, websiteTexts.dismissFailed),
    })
  }

  return (
    <Card asChild>
      <section aria-labelledby={headingId}>
        <Flex justify="between" align="center" gap="3" wrap="wrap">
          <Heading as="h3" size="3" id={headingId}>
            Keep up to date
          </Heading>
          <PendingButton variant="soft" isOff={isReading || !mayEdit} onClick={onReadAgain}>
            <RefreshCw size={16} /> Read all again
          </PendingButton>
        </Flex>
        <Flex align="center" gap="4" wrap="wrap" mt="3">
          <NativeSelect
            aria-label="Read the pages again"
            value={every}
            options={syncIntervals.map((interval) => [interval, intervalWords[interval]] as const)}
            onChoose={(interval) => save({ every: interval })}
            disabled={update.isPending || !mayEdit}
          />
          <Text as="label" size="2" className="pick-label">
            <Switch
              checked={trainAfterwards}
              disabled={every === 'off' || update.isPending || !mayEdit}
              onCheckedChange={(isOn) => save({ trainAfterwards: isOn })}
            />
            Train when a page changes
          </Text>
        </Flex>
        {newest?.report && (
          <SyncReportView
            report={newest.report}
            isReading={isReading}
            isDismissing={dismissing.isPending}
            onPickNew={onPickNew}
            onDismissNew={dismiss}
          />
        )}
      </section>
    </Card>
  )
}
