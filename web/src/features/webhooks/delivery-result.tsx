import type { Delivery } from '@parleykit/contract/webhooks/webhooks'
import { Code, Flex, Text } from '@radix-ui/themes'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'

const looks = {
  delivered: { icon: CircleCheck, color: 'green' },
  failed: { icon: CircleAlert, color: 'red' },
  pending: { icon: Clock, color: 'gray' },
} as const

/** Describes the result of the last delivery attempt, with the beginning of the response. */
export function DeliveryResult({ delivery }: { readonly delivery: Delivery }) {
  const { state, responseText } = delivery
  const { icon: Icon, color } = looks[state]
  return (
    <Flex direction="column" gap="2">
      <Text as="p" size="2" color={color}>
        <Flex asChild gap="2" align="center">
          <span>
            <Icon size={16} aria-hidden className="no-shrink" /> {sentence(delivery)}
          </span>
        </Flex>
      </Text>
      {responseText && (
        <Code asChild variant="soft" color="gray" className="webhook-code">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus to be scrolled */}
          <pre tabIndex={0}>{responseText}</pre>
        </Code>
      )}
    </Flex>
  )
}

function sentence({ attempts, state, fault, durationMs, responseStatus }: Delivery): string {
  if (attempts === 0) return 'Waiting to be sent.'
  const times = attempts === 1 ? '' : ` Tried ${attempts} times.`
  if (state === 'delivered') return `The receiver returned ${responseStatus} after ${durationMs} ms.${times}`
  const ends = state === 'failed' ? '' : " It'll be retried."
  return `${fault ?? 'Delivery failed.'}${times}${ends}`
}
