import type { Delivery, Webhook } from '@parleykit/contract/webhooks/webhooks'
import { Badge, Button, Flex, Text } from '@radix-ui/themes'
import { List, Pencil, Power, RotateCw, Send, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { reportOutcome } from '../../ui/feedback/report-outcome.ts'
import { clearToastsBefore, toastError } from '../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { RequireRole } from '../workspaces/require-role.tsx'
import { DeliveryResult } from './delivery-result.tsx'
import { useDeleteWebhook, useRenewWebhookSecret, useSwitchWebhook, useTestWebhook } from './queries.ts'
import { WebhookState } from './webhook-state.tsx'
import { webhookEventNames, webhookTexts } from './webhook-texts.ts'

const DeliveriesDialog = lazy(() =>
  import('./deliveries-dialog.tsx').then(({ DeliveriesDialog }) => ({ default: DeliveriesDialog })),
)

interface WebhookRowProps {
  readonly agentId: number
  readonly webhook: Webhook
  readonly onEdit: () => void
  readonly onSecret: (secret: string) => void
  readonly onGone: () => void
}

/** One webhook: its target, state and actions. */
export function WebhookRow(props: WebhookRowProps) {
  const { url, events, formerSecretWorksUntil } = props.webhook
  const [tested, setTested] = useState<Delivery | null>(null)
  return (
    <li className="webhook-row">
      <Flex align="center" gap="2" wrap="wrap">
        <Text size="2" weight="medium" className="wrap-anywhere" dir="ltr">
          {url}
        </Text>
        <WebhookState webhook={props.webhook} />
      </Flex>
      <Flex gap="1" wrap="wrap">
        {events.map((type) => (
          <Badge key={type} color="gray">
            {webhookEventNames[type] ?? type}
          </Badge>
        ))}
      </Flex>
      {formerSecretWorksUntil && (
        <Text as="p" size="1" color="gray">
          The former secret signs too, until {new Date(formerSecretWorksUntil).toLocaleString()}.
        </Text>
      )}
      <WebhookActions {...props} onTested={setTested} />
      <div role="status">{tested && <DeliveryResult delivery={tested} />}</div>
    </li>
  )
}

function reportFailure({ title, description }: { title: string; description: string }, error: Error) {
  toastError({ title, description: withDetail(description, error) }, 'webhooks')
}

interface WebhookActionsProps extends WebhookRowProps {
  readonly onTested: (delivery: Delivery | null) => void
}

/** The buttons to test and look into a webhook, and those of the owner. */
function WebhookActions({ onTested, ...props }: WebhookActionsProps) {
  const { agentId, webhook } = props
  const place = { id: agentId, webhookId: webhook.id }
  const [isLogOpen, setLogOpen] = useState(false)
  const testing = useTestWebhook(place)

  function test() {
    onTested(null)
    clearToastsBefore('webhooks', testing).mutate(undefined, {
      onSuccess: onTested,
      onError: (error) => reportFailure(webhookTexts.testFailed, error),
    })
  }

  return (
    <Flex gap="2" wrap="wrap">
      <PendingButton size="1" variant="soft" isOff={testing.isPending} onClick={test}>
        <Send size={14} /> {testing.isPending ? webhookTexts.testing : webhookTexts.test}
      </PendingButton>
      <Button size="1" variant="soft" color="gray" onClick={() => setLogOpen(true)}>
        <List size={14} /> {webhookTexts.log}
      </Button>
      <RequireRole least="owner">
        <OwnerActions {...props} />
      </RequireRole>
      {isLogOpen && (
        <Suspense>
          <DeliveriesDialog
            place={place}
            isOn={webhook.status === 'active'}
            onClose={() => setLogOpen(false)}
          />
        </Suspense>
      )}
    </Flex>
  )
}

/** Edits, switches and deletes a webhook, and renews its secret. */
function OwnerActions({ agentId, webhook, onEdit, onSecret, onGone }: WebhookRowProps) {
  const place = { id: agentId, webhookId: webhook.id }
  const isOn = webhook.status === 'active'
  const [asking, setAsking] = useState<'renew' | 'delete' | null>(null)
  const switching = useSwitchWebhook(place)
  const renewal = useRenewWebhookSecret(place)
  const deletion = useDeleteWebhook(place)
  const button = { size: '1', variant: 'soft', color: 'gray' } as const

  function switchIt() {
    const work = switching.mutateAsync(isOn ? 'off' : 'active')
    const told = isOn ? webhookTexts.switchedOff : webhookTexts.switchedOn
    void reportOutcome('webhooks', work, told, webhookTexts.changeFailed)
  }
  function renew() {
    clearToastsBefore('webhooks', renewal).mutate(undefined, {
      onSuccess: ({ secret }) => onSecret(secret),
      onError: (error) => reportFailure(webhookTexts.changeFailed, error),
    })
  }
  async function remove() {
    const work = deletion.mutateAsync(undefined)
    if (await reportOutcome('webhooks', work, webhookTexts.removed, webhookTexts.changeFailed)) onGone()
  }

  return (
    <>
      <Button {...button} onClick={onEdit}>
        <Pencil size={14} /> Edit
      </Button>
      <PendingButton {...button} isOff={switching.isPending} onClick={switchIt}>
        <Power size={14} /> {isOn ? webhookTexts.switchOff : webhookTexts.switchOn}
      </PendingButton>
      <PendingButton {...button} isOff={renewal.isPending} onClick={() => setAsking('renew')}>
        <RotateCw size={14} /> {webhookTexts.renew}
      </PendingButton>
      <PendingButton {...button} isOff={deletion.isPending} onClick={() => setAsking('delete')}>
        <Trash2 size={14} /> {webhookTexts.remove}
      </PendingButton>
      <ConfirmDialog
        open={asking === 'renew'}
        onOpenChange={(open) => setAsking(open ? 'renew' : null)}
        title={webhookTexts.renewTitle}
        text={webhookTexts.renewHelp}
        action={webhookTexts.renew}
        isDestructive={false}
        onConfirm={renew}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={(open) => setAsking(open ? 'delete' : null)}
        title={webhookTexts.removeTitle}
        text={webhookTexts.removeHelp}
        action={webhookTexts.remove}
        onConfirm={() => void remove()}
      />
    </>
  )
}
