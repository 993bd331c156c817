import { sourceIntervals, sourceNeeds } from '@parleykit/contract/knowledge/sources/source-kinds'
import type { Source } from '@parleykit/contract/knowledge/sources/sources'
import { Badge, Card, Flex, Heading, Text } from '@radix-ui/themes'
import { ListChecks, RefreshCw, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { reportOutcome } from '../../../ui/feedback/report-outcome.ts'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { useUpgradeOffer } from '../../billing/use-upgrade-offer.ts'
import { RequireRole, useHasRole } from '../../workspaces/require-role.tsx'
import { ChoicesDialog } from './choices-dialog.tsx'
import { useChangeSource, useRemoveSource, useSyncSource } from './queries.ts'
import { kindIcons } from './source-gallery.tsx'
import { SourceReportView } from './source-report-view.tsx'
import { intervalWords, kindTexts, sourceTexts } from './source-texts.ts'

interface SourceCardProps {
  readonly agentId: number
  readonly source: Source
  readonly onRemoved: () => void
}

/** A connected source: its state, its schedule and what can be done with it. */
export function SourceCard({ agentId, source, onRemoved }: SourceCardProps) {
  const headingId = useId()
  const { kind, name, address, tokenEnding, entries, leftOut, isSyncing, report } = source
  const Icon = kindIcons[kind]
  const facts = [
    kindTexts[kind].name !== name && kindTexts[kind].name,
    address !== null && address !== name && address,
    tokenEnding && `key …${tokenEnding}`,
    entries === 1 ? '1 entry' : `${entries} entries`,
    leftOut > 0 && `${leftOut} deleted by you`,
  ].filter((fact) => typeof fact === 'string' && fact !== '')
  return (
    <Card asChild>
      <section aria-labelledby={headingId}>
        <Flex direction="column" gap="3">
          <Flex gap="3">
            <span className="source-icon" aria-hidden>
              <Icon size={18} />
            </span>
            <div className="truncating">
              <Flex align="center" gap="2" wrap="wrap">
                <Heading as="h4" size="2" id={headingId} className="wrap-anywhere" dir="auto">
                  {name}
                </Heading>
                <SourceBadge isSyncing={isSyncing} hasFault={Boolean(report?.fault)} />
              </Flex>
              <Text as="p" size="1" color="gray" className="wrap-anywhere">
                {facts.join(' · ')}
              </Text>
            </div>
          </Flex>
          {report && <SourceReportView report={report} />}
          <RequireRole least="editor">
            <SourceActions agentId={agentId} source={source} onRemoved={onRemoved} />
          </RequireRole>
        </Flex>
      </section>
    </Card>
  )
}

function SourceBadge({ isSyncing, hasFault }: { readonly isSyncing: boolean; readonly hasFault: boolean }) {
  if (isSyncing) return <Badge color="iris">{sourceTexts.syncing}</Badge>
  return hasFault ? <Badge color="red">Failed</Badge> : null
}

function SourceActions({ agentId, source, onRemoved }: SourceCardProps) {
  const { id: sourceId, name, kind, every, isSyncing, entries, report } = source
  const place = { agentId, sourceId }
  const mayEdit = useHasRole('editor')
  const [isAsking, setAsking] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const syncing = useSyncSource(place)
  const changing = useChangeSource(place)
  const removal = useRemoveSource(place)
  const upgradeOffer = useUpgradeOffer()
  const isBusy = isSyncing || syncing.isPending || removal.isPending

  function sync(acceptRemovals: boolean) {
    clearToastsBefore('sources', syncing).mutate(acceptRemovals, {
      onError: (error) => toastError(failed(sourceTexts.syncFailed, error), 'sources'),
    })
  }
  async function remove() {
    const { removed, removeFailed } = sourceTexts
    if (await reportOutcome('sources', removal.mutateAsync(), removed, removeFailed)) onRemoved()
  }
  const heldBack = report?.heldBack ?? 0
  return (
    <>
      {heldBack > 0 && (
        <Flex align="center" gap="3" wrap="wrap">
          <Text as="p" size="2">
            {sourceTexts.heldBack(heldBack)}
          </Text>
          <PendingButton size="1" variant="soft" color="gray" isOff={isBusy} onClick={() => sync(true)}>
            {sourceTexts.acceptRemovals}
          </PendingButton>
        </Flex>
      )}
      <Flex align="center" gap="2" wrap="wrap">
        <NativeSelect
          aria-label={sourceTexts.everyLabel(name)}
          value={changing.isPending ? (changing.variables.every ?? every) : every}
          options={sourceIntervals.map((interval) => [interval, intervalWords[interval]] as const)}
          disabled={!mayEdit || changing.isPending}
          onChoose={(interval) =>
            clearToastsBefore('sources', changing).mutate(
              { every: interval },
              {
                onSuccess: () => toast(sourceTexts.saved, 'sources'),
                onError: (error) =>
                  toastError(failed(sourceTexts.changeFailed, error), 'sources', upgradeOffer(error)),
              },
            )
          }
        />
        <PendingButton
          variant="soft"
          aria-label={`${sourceTexts.syncNow}: ${name}`}
          isOff={isBusy}
          onClick={() => sync(false)}
        >
          <RefreshCw size={16} /> {sourceTexts.syncNow}
        </PendingButton>
        {sourceNeeds[kind].hasChoices && (
          <PendingButton
            variant="soft"
            color="gray"
            aria-label={`${sourceTexts.choose}: ${name}`}
            isOff={isBusy}
            onClick={() => setChoosing(true)}
          >
            <ListChecks size={16} /> {sourceTexts.choose}
          </PendingButton>
        )}
        <PendingButton
          variant="soft"
          color="gray"
          aria-label={`${sourceTexts.remove}: ${name}`}
          isOff={removal.isPending}
          onClick={() => setAsking(true)}
        >
          <Trash2 size={16} /> {sourceTexts.remove}
        </PendingButton>
      </Flex>
      <ChoicesDialog
        agentId={agentId}
        source={isChoosing ? source : null}
        onClose={() => setChoosing(false)}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={sourceTexts.removeTitle(name)}
        text={sourceTexts.removeText(entries)}
        action={sourceTexts.remove}
        onConfirm={() => void remove()}
      />
    </>
  )
}

function failed({ title, description }: { title: string; description: string }, error: unknown) {
  return { title, description: withDetail(description, error) }
}
