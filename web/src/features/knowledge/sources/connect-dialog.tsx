import type { SourceKind } from '@parleykit/contract/knowledge/sources/source-kinds'
import type { SourceAccessInput, SourceOffer } from '@parleykit/contract/knowledge/sources/sources'
import { useState } from 'react'
import { ApiError, withDetail } from '../../../api/api-error.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { toast } from '../../../ui/feedback/toast-queue.ts'
import { AccessForm } from './access-form.tsx'
import { OfferForm } from './offer-form.tsx'
import { useConnectSource } from './queries.ts'
import { kindTexts, sourceTexts } from './source-texts.ts'

interface ConnectDialogProps {
  readonly agentId: number
  /** The kind to connect; null while the dialog is closed. */
  readonly kind: SourceKind | null
  readonly onClose: () => void
}

/** Connects a source in two steps: how it is reached, and what of it is read. */
export function ConnectDialog({ agentId, kind, onClose }: ConnectDialogProps) {
  return (
    <Dialog.Root open={kind !== null} onOpenChange={(open) => !open && onClose()}>
      {kind && (
        <Dialog.Content maxWidth="480px" onInteractOutside={(event) => event.preventDefault()}>
          <Dialog.Title size="4">{sourceTexts.connectTitle(kind)}</Dialog.Title>
          <Dialog.Description size="2" color="gray" mb="4">
            {sourceTexts.accessHelp}
          </Dialog.Description>
          <ConnectSteps agentId={agentId} kind={kind} onClose={onClose} />
        </Dialog.Content>
      )}
    </Dialog.Root>
  )
}

interface Checked {
  readonly access: SourceAccessInput
  readonly offer: SourceOffer
}

function ConnectSteps({ agentId, kind, onClose }: ConnectDialogProps & { readonly kind: SourceKind }) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isBack, setBack] = useState(false)
  const connecting = useConnectSource(agentId)
  if (!checked || isBack)
    return (
      <AccessForm
        agentId={agentId}
        kind={kind}
        access={checked?.access ?? null}
        onCancel={onClose}
        onChecked={(access, offer) => {
          setChecked({ access, offer })
          setBack(false)
        }}
      />
    )
  const problem = connecting.error && withDetail(sourceTexts.connectFailed, connecting.error)
  return (
    <OfferForm
      offer={checked.offer}
      parts={kindTexts[kind].parts}
      isPending={connecting.isPending}
      problem={problem}
      isPlanProblem={connecting.error instanceof ApiError && connecting.error.status === 403}
      onBack={() => {
        connecting.reset()
        setBack(true)
      }}
      onConnect={(choice) =>
        connecting.mutate(
          { ...checked.access, ...choice },
          {
            onSuccess: () => {
              toast(sourceTexts.started, 'sources')
              onClose()
            },
          },
        )
      }
    />
  )
}
