import type { Storage } from '@parleykit/contract/setup/storage'
import { Flex } from '@radix-ui/themes'
import { withDetail } from '../../../api/api-error.ts'
import { clearToasts, toastError } from '../../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { SubmitLabel } from '../../../ui/form/submit-label.tsx'
import { formatBytes } from '../../../ui/format/format-bytes.ts'
import { dayAndTime } from '../../../ui/format/local-dates.ts'
import { timeAgo } from '../../../ui/format/relative-time.ts'
import { useNow } from '../../../ui/format/use-now.ts'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { useRequestBackup } from './queries.ts'
import { storageTexts } from './server-settings-texts.ts'
import { SettingFacts } from './setting-facts.tsx'
import { MissingNotice } from './setting-notices.tsx'

/** The backups, and what takes how much room. */
export function StorageSection({ storage }: { readonly storage: Storage }) {
  const now = useNow()
  const { failure, isRunning } = storage.backups
  return (
    <TitledSection title={storageTexts.title} text={storageTexts.text}>
      <Flex direction="column" gap="3">
        {failure !== null && <MissingNotice title={storageTexts.failed} text={failure} />}
        <SettingFacts facts={[...backupFacts(storage, now), ...storageFacts(storage)]} setByServer={null} />
        <BackUpButton isRunning={isRunning} />
      </Flex>
    </TitledSection>
  )
}

function backupFacts({ backups: { newest, nextAt, count, bytes, folder } }: Storage, now: Date) {
  const last = newest && `${timeAgo(newest.takenAt, now)}, ${formatBytes(newest.bytes)}`
  return [
    { name: storageTexts.last, value: last ?? storageTexts.none },
    { name: storageTexts.next, value: nextOf(nextAt, now) },
    ...(count > 0
      ? [{ name: storageTexts.kept, value: storageTexts.keptOf(count, formatBytes(bytes)) }]
      : []),
    { name: storageTexts.folder, value: folder },
  ]
}

function nextOf(nextAt: string | null, now: Date): string {
  if (nextAt === null) return storageTexts.nextNever
  const isDue = Date.parse(nextAt) <= now.getTime()
  return isDue ? storageTexts.nextSoon : dayAndTime(nextAt)
}

function storageFacts({ database, files, disk }: Storage) {
  const free = storageTexts.diskOf(formatBytes(disk.freeBytes), formatBytes(disk.totalBytes))
  return [
    {
      name: storageTexts.database,
      value: storageTexts.databaseOf(formatBytes(database.bytes), database.isEmbedded),
    },
    {
      name: storageTexts.files,
      value: storageTexts.filesOf(files.count, formatBytes(files.bytes), files.isInDatabase),
    },
    { name: storageTexts.data, value: disk.folder },
    { name: storageTexts.disk, value: free },
  ]
}

function BackUpButton({ isRunning }: { readonly isRunning: boolean }) {
  const request = useRequestBackup()
  const isPending = isRunning || request.isPending
  function begin() {
    clearToasts('backup')
    request.mutate(undefined, {
      onError: (error) => {
        const { title, description } = storageTexts.requestFailed
        toastError({ title, description: withDetail(description, error) }, 'backup')
      },
    })
  }
  return (
    <Flex>
      <PendingButton variant="soft" isOff={isPending} aria-busy={isPending} onClick={begin}>
        <SubmitLabel isPending={isPending} idle={storageTexts.now} pending={storageTexts.running} />
      </PendingButton>
    </Flex>
  )
}
