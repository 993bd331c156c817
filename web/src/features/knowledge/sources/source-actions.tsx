import { sourceIntervals, sourceNeeds } from '@parleykit/contract/knowledge/sources/source-kinds'
import type { Source } from '@parleykit/contract/knowledge/sources/sources'
import { Flex, Text } from '@radix-ui/themes'
import { ListChecks, RefreshCw, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { reportOutcome } from '../../../ui/feedback/report-outcome.ts'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { useUpgradeOffer } from '../../billing/use-upgrade-offer.ts'
import { useHasRole } from '../../workspaces/require-role.tsx'
import { ChoicesDialog } from './choices-dialog.tsx'
import { useChangeSource, useRemoveSource, useSyncSource } from './queries.ts'
import { intervalWords, sourceTexts } from './source-texts.ts'

interface SourceActionsProps {
  readonly agentId: number
  readonly source: Source
  readonly onRemoved: () => void
}

/** The schedule of a source, and what can be done with it. */
export function SourceActions({ agentId, source, onRemoved }: SourceActionsProps) {
  const { id: sourceId, name, kind, isSyncing, entries, report } = source
  const place = { agentId, sourceId }
  const [isAsking, setAsking] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const syncing = useSyncSource(place)
  const removal = useRemoveSource(place)
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
      {heldBack > 0 && <HeldBack count={heldBack} isOff={isBusy} onAccept={() => sync(true)} />}
      <Flex align="center" gap="2" wrap="wrap">
        <IntervalSelect agentId={agentId} source={source} />
        <ActionButton name={name} words={sourceTexts.syncNow} isOff={isBusy} onClick={() => sync(false)}>
          <RefreshCw size={16} />
        </ActionButton>
        {sourceNeeds[kind].hasChoices && (
          <ActionButton
            name={name}
            words={sourceTexts.choose}
            isOff={isBusy}
            onClick={() => setChoosing(true)}
            isQuiet
          >
            <ListChecks size={16} />
          </ActionButton>
        )}
        <ActionButton
          name={name}
          words={sourceTexts.remove}
          isOff={removal.isPending}
          onClick={() => setAsking(true)}
          isQuiet
        >
          <Trash2 size={16} />
        </ActionButton>
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

interface HeldBackProps {
  readonly count: number
  readonly isOff: boolean
  readonly onAccept: () => void
}

function HeldBack({ count, isOff, onAccept }: HeldBackProps) {
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Text as="p" size="2">
        {sourceTexts.heldBack(count)}
      </Text>
      <PendingButton size="1" variant="soft" color="gray" isOff={isOff} onClick={onAccept}>
        {sourceTexts.acceptRemovals}
      </PendingButton>
    </Flex>
  )
}

interface ActionButtonProps {
  /** The source's name. */
  readonly name: string
  readonly words: string
  readonly isOff: boolean
  readonly isQuiet?: boolean
  readonly onClick: () => void
  /** The icon. */
  readonly children: ReactNode
}

function ActionButton({ name, words, isOff, isQuiet = false, onClick, children }: ActionButtonProps) {
  return (
    <PendingButton
      variant="soft"
      {...(isQuiet && { color: 'gray' })}
      aria-label={`${words}: ${name}`}
      isOff={isOff}
      onClick={onClick}
    >
      {children} {words}
    </PendingButton>
  )
}

function IntervalSelect({ agentId, source }: Omit<SourceActionsProps, 'onRemoved'>) {
  const { id: sourceId, name, every } = source
  const mayEdit = useHasRole('editor')
  const changing = useChangeSource({ agentId, sourceId })
  const upgradeOffer = useUpgradeOffer()
  return (
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
  )
}

function failed({ title, description }: { title: string; description: string }, error: unknown) {
  return { title, description: withDetail(description, error) }
}
