import type { Delivery, Webhook } from '@parleykit/contract/webhooks/webhooks'
import { Badge, Button, Flex, Text } from '@radix-ui/themes'
import { List, Pencil, Power, RotateCw, Send, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PendingButton } from '../../ui/pending-button.tsx'
import { tellEnd } from '../../ui/tell-end.ts'
import { anew, toastError } from '../../ui/toast-queue.ts'
import { Needs } from '../workspaces/needs.tsx'
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
export function WebhookRow({ agentId, webhook, onEdit, onSecret, onGone }: WebhookRowProps) {
  const place = { id: agentId, webhookId: webhook.id }
  const [asking, setAsking] = useState<'renew' | 'delete' | null>(null)
  const [isLogOpen, setLogOpen] = useState(false)
  const [tested, setTested] = useState<Delivery | null>(null)
  const testing = useTestWebhook(place)
  const switching = useSwitchWebhook(place)
  const renewal = useRenewWebhookSecret(place)
  const deletion = useDeleteWebhook(place)
  const { url, status, events } = webhook
  const isOn = status === 'active'

  function fail({ title, description }: { title: string; description: string }, error: Error) {
    toastError({ title, description: withDetail(description, error) }, 'webhooks')
  }
  function test() {
    setTested(null)
    anew('webhooks', testing).mutate(undefined, {
      onSuccess: setTested,
      onError: (error) => fail(webhookTexts.testFailed, error),
    })
  }
  function switchIt() {
    const work = switching.mutateAsync(isOn ? 'off' : 'active')
    const told = isOn ? webhookTexts.switchedOff : webhookTexts.switchedOn
    void tellEnd('webhooks', work, told, webhookTexts.changeFailed)
  }
  function renew() {
    anew('webhooks', renewal).mutate(undefined, {
      onSuccess: ({ secret }) => onSecret(secret),
      onError: (error) => fail(webhookTexts.changeFailed, error),
    })
  }
  async function remove() {
    const work = deletion.mutateAsync(undefined)
    if (await tellEnd('webhooks', work, webhookTexts.removed, webhookTexts.changeFailed)) onGone()
  }

  return (
    <li className="webhook-row">
      <Flex align="center" gap="2" wrap="wrap">
        <Text size="2" weight="medium" className="wrap-anywhere" dir="ltr">
          {url}
        </Text>
        <WebhookState webhook={webhook} />
      </Flex>
      <Flex gap="1" wrap="wrap">
        {events.map((type) => (
          <Badge key={type} color="gray">
            {webhookEventNames[type] ?? type}
          </Badge>
        ))}
      </Flex>
      {webhook.formerSecretWorksUntil && (
        <Text as="p" size="1" color="gray">
          The former secret signs too, until {new Date(webhook.formerSecretWorksUntil).toLocaleString()}.
        </Text>
      )}
      <Flex gap="2" wrap="wrap">
        <PendingButton size="1" variant="soft" isOff={testing.isPending} onClick={test}>
          <Send size={14} /> {testing.isPending ? webhookTexts.testing : webhookTexts.test}
        </PendingButton>
        <Button size="1" variant="soft" color="gray" onClick={() => setLogOpen(true)}>
          <List size={14} /> {webhookTexts.log}
        </Button>
        <Needs least="owner">
          <Button size="1" variant="soft" color="gray" onClick={onEdit}>
            <Pencil size={14} /> Edit
          </Button>
          <PendingButton size="1" variant="soft" color="gray" isOff={switching.isPending} onClick={switchIt}>
            <Power size={14} /> {isOn ? webhookTexts.switchOff : webhookTexts.switchOn}
          </PendingButton>
          <PendingButton
            size="1"
            variant="soft"
            color="gray"
            isOff={renewal.isPending}
            onClick={() => setAsking('renew')}
          >
            <RotateCw size={14} /> {webhookTexts.renew}
          </PendingButton>
          <PendingButton
            size="1"
            variant="soft"
            color="gray"
            isOff={deletion.isPending}
            onClick={() => setAsking('delete')}
          >
            <Trash2 size={14} /> {webhookTexts.remove}
          </PendingButton>
        </Needs>
      </Flex>
      <div role="status">{tested && <DeliveryResult delivery={tested} />}</div>
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
      {isLogOpen && (
        <Suspense>
          <DeliveriesDialog place={place} isOn={isOn} onClose={() => setLogOpen(false)} />
        </Suspense>
      )}
    </li>
  )
}
