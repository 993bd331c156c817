import type { Delivery } from '@parleykit/contract/webhooks/webhooks'
import { Badge, Code, Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronRight, Send } from 'lucide-react'
import { useId, useState } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { reportOutcome } from '../../ui/feedback/report-outcome.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { Time } from '../../ui/format/time.tsx'
import { DeliveryResult } from './delivery-result.tsx'
import { deliveryQuery, useResendDelivery, type WebhookPlace } from './queries.ts'
import { webhookEventNames, webhookTexts } from './webhook-texts.ts'

const states = {
  delivered: { word: 'Delivered', color: 'green' },
  failed: { word: 'Failed', color: 'red' },
  pending: { word: 'Waiting', color: 'yellow' },
} as const

interface DeliveryRowProps {
  readonly place: WebhookPlace
  readonly delivery: Delivery
  /** Whether its webhook is on. */
  readonly isOn: boolean
}

/** One event of the log, which expands to its request and response. */
export function DeliveryRow({ place, delivery, isOn }: DeliveryRowProps) {
  const [isOpen, setOpen] = useState(false)
  const resending = useResendDelivery(place)
  const id = useId()
  const { word, color } = states[delivery.state]
  /** It is sent automatically when its turn comes. */
  const isNew = delivery.state === 'pending' && delivery.attempts === 0
  const Chevron = isOpen ? ChevronDown : ChevronRight

  function resend() {
    void reportOutcome(
      'webhook-delivery',
      resending.mutateAsync(delivery.id),
      webhookTexts.resent,
      webhookTexts.resendFailed,
    )
  }

  return (
    <li className="webhook-row">
      <button
        type="button"
        className="delivery-opener"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron size={16} aria-hidden className="no-shrink" />
        <Text size="2" weight="medium">
          {webhookEventNames[delivery.type] ?? delivery.type}
        </Text>
        <Badge color={color}>{word}</Badge>
        <Text size="1" color="gray">
          <Time instant={delivery.createdAt} />
        </Text>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Flex direction="column" gap="3">
            <DeliveryResult delivery={delivery} />
            <Body place={place} delivery={delivery} />
            <Flex align="center" gap="3" wrap="wrap">
              <PendingButton
                size="1"
                variant="soft"
                color="gray"
                isOff={!isOn || resending.isPending || isNew}
                onClick={resend}
              >
                <Send size={14} /> {webhookTexts.resend}
              </PendingButton>
              <Text size="1" color="gray" className="wrap-anywhere">
                webhook-id {delivery.messageId}
              </Text>
            </Flex>
          </Flex>
        )}
      </div>
    </li>
  )
}

function Body({ place, delivery }: Pick<DeliveryRowProps, 'place' | 'delivery'>) {
  const { data, isError, refetch } = useQuery(deliveryQuery(place, delivery.id))
  if (isError) return <ErrorState text={webhookTexts.bodyFailed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="96px" />
  return (
    <Code asChild variant="soft" color="gray" className="webhook-code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus to be scrolled */}
      <pre tabIndex={0}>{JSON.stringify(JSON.parse(data.body), null, 2)}</pre>
    </Code>
  )
}
