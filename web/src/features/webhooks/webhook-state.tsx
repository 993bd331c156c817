import type { Webhook } from '@parleykit/contract/webhooks/webhooks'
import { Badge, Text } from '@radix-ui/themes'
import { Time } from '../../ui/format/time.tsx'
import { webhookTexts } from './webhook-texts.ts'

/** Whether a webhook is on and working. */
export function WebhookState({ webhook }: { readonly webhook: Webhook }) {
  const { status, failingSince, pending } = webhook
  const waits = pending > 0 && (
    <Text size="1" color="gray">
      {webhookTexts.waits(pending)}
    </Text>
  )
  if (status === 'failed') {
    return (
      <>
        <Badge color="red">{webhookTexts.gaveUp}</Badge>
        {waits}
      </>
    )
  }
  if (status === 'off') {
    return (
      <>
        <Badge color="gray">Off</Badge>
        {waits}
      </>
    )
  }
  if (failingSince === null) {
    return (
      <>
        <Badge color="green">On</Badge>
        {waits}
      </>
    )
  }
  return (
    <>
      <Badge color="yellow">Failing</Badge>
      <Text size="1" color="gray">
        since: <Time instant={failingSince} as="span" />
      </Text>
      {waits}
    </>
  )
}
