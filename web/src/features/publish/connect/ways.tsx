import type { Agent } from '@parleykit/contract/agents/agents'
import { Badge, Flex, RadioCards, Skeleton, Text } from '@radix-ui/themes'
import { type ComponentProps, lazy, memo, Suspense, useState } from 'react'
import { usePainted } from '../../../ui/use-painted.ts'
import { integrationTexts } from '../texts/connect-texts.ts'
import { BubbleWay } from './bubble-way.tsx'
import { FrameWay } from './frame-way.tsx'
import { LocalAddressNote } from './local-address-note.tsx'

const LinkWay = lazy(() => import('./link-way.tsx').then(({ LinkWay }) => ({ default: LinkWay })))

const ways = [
  { name: 'bubble', title: 'Chat bubble', help: 'In a corner of your website' },
  { name: 'frame', title: 'Iframe', help: 'The chat embedded in one of your pages' },
  { name: 'link', title: 'Direct link', help: 'A standalone page with a QR code' },
] as const

interface WaysProps {
  readonly agent: Agent
  readonly addresses: ComponentProps<typeof BubbleWay>['addresses']
}

/** The ways to reach an agent, and the code for the chosen one. */
export function Ways({ agent, addresses }: WaysProps) {
  const [chosen, setChosen] = useState<string>('bubble')
  const way = usePainted(chosen)
  return (
    <Flex direction="column" gap="5">
      <RadioCards.Root
        value={chosen}
        onValueChange={setChosen}
        columns={{ initial: '1', sm: '3' }}
        gap="3"
        aria-label="How visitors reach your agent"
      >
        {ways.map(({ name, title, help }) => (
          <RadioCards.Item key={name} value={name}>
            <Flex direction="column" gap="1" width="100%">
              <Flex align="center" gap="2" wrap="wrap">
                <Text weight="medium">{title}</Text>
                {name === 'bubble' && <Badge>{integrationTexts.recommended}</Badge>}
              </Flex>
              <Text size="2" color="gray">
                {help}
              </Text>
            </Flex>
          </RadioCards.Item>
        ))}
      </RadioCards.Root>
      <ChosenWay way={way} agent={agent} addresses={addresses} />
      <LocalAddressNote server={addresses.server} />
    </Flex>
  )
}

const ChosenWay = memo(function ChosenWay({ way, agent, addresses }: WaysProps & { readonly way: string }) {
  if (way === 'bubble') return <BubbleWay agent={agent} addresses={addresses} />
  if (way === 'frame') return <FrameWay agent={agent} addresses={addresses} />
  return (
    <Suspense fallback={<Skeleton height="480px" />}>
      <LinkWay agent={agent} addresses={addresses} />
    </Suspense>
  )
})
