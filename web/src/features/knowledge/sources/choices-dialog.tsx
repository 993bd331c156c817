import type { Source } from '@parleykit/contract/knowledge/sources/sources'
import { Button, Flex, Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { toast } from '../../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { PartPicker } from './part-picker.tsx'
import { Problem } from './problem.tsx'
import { choicesQuery, useChangeSource } from './queries.ts'
import { kindTexts, sourceTexts } from './source-texts.ts'

interface ChoicesDialogProps {
  readonly agentId: number
  /** The source whose parts are chosen; null while the dialog is closed. */
  readonly source: Source | null
  readonly onClose: () => void
}

/** Changes what is read of a source. What isn't chosen anymore leaves the knowledge. */
export function ChoicesDialog({ agentId, source, onClose }: ChoicesDialogProps) {
  return (
    <Dialog.Root open={source !== null} onOpenChange={(open) => !open && onClose()}>
      {source && (
        <Dialog.Content maxWidth="480px">
          <Dialog.Title size="4">{source.name}</Dialog.Title>
          <Dialog.Description size="2" color="gray" mb="4">
            What isn't selected is removed from the knowledge.
          </Dialog.Description>
          <Choices agentId={agentId} source={source} onClose={onClose} />
        </Dialog.Content>
      )}
    </Dialog.Root>
  )
}

function Choices({ agentId, source, onClose }: ChoicesDialogProps & { readonly source: Source }) {
  const place = { agentId, sourceId: source.id }
  const { data: offer, isError, error, refetch } = useQuery(choicesQuery(place))
  const [picked, setPicked] = useState<string[] | null>(source.picked)
  const changing = useChangeSource(place)
  if (isError)
    return <ErrorState text={withDetail(sourceTexts.chooseFailed, error)} onRetry={() => void refetch()} />
  function save() {
    changing.mutate(
      { picked },
      {
        onSuccess: () => {
          toast(sourceTexts.saved, 'sources')
          onClose()
        },
      },
    )
  }
  return (
    <Flex direction="column" gap="4">
      {offer ? (
        <PartPicker
          choices={offer.choices}
          parts={kindTexts[source.kind].parts}
          picked={picked}
          onPick={setPicked}
        />
      ) : (
        <Skeleton height="160px" />
      )}
      {changing.error && <Problem text={withDetail(sourceTexts.changeFailed.description, changing.error)} />}
      <Flex gap="3" justify="end" className="dialog-actions">
        <Button type="button" variant="soft" color="gray" onClick={onClose}>
          {sourceTexts.cancel}
        </Button>
        <PendingButton isOff={!offer || picked?.length === 0 || changing.isPending} onClick={save}>
          {sourceTexts.save}
        </PendingButton>
      </Flex>
    </Flex>
  )
}
