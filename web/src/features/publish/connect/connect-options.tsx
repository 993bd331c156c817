import type { Agent } from '@parleykit/contract/agents/agents'
import { Badge, Callout, Flex, RadioCards, Skeleton, Text } from '@radix-ui/themes'
import { TriangleAlert } from 'lucide-react'
import { type ComponentProps, lazy, memo, Suspense, useState } from 'react'
import { useAfterPaint } from '../../../ui/timing/use-after-paint.ts'
import type { ConnectProps } from '../connect-dialog/connect-props.ts'
import { iframeSnippet, playgroundPath } from '../snippets/addresses.ts'
import type { BubbleChoices } from '../snippets/bubble-choices.ts'
import { bubbleAttributes, defaultBubbleChoices } from '../snippets/bubble-choices.ts'
import { Snippet } from '../snippets/snippet.tsx'
import { connectDialogTexts } from '../texts/connect-texts.ts'
import { BubbleOptions } from './bubble-options.tsx'
import { BubblePreview } from './bubble-preview.tsx'
import { CodeChoice } from './code-choice.tsx'
import { ConnectSection } from './connect-section.tsx'
import { platforms } from './platforms.ts'

const PageLink = lazy(() => import('./page-link.tsx').then(({ PageLink }) => ({ default: PageLink })))

const ways = [
  { name: 'bubble', title: 'Chat bubble', help: 'In a corner of your website' },
  { name: 'frame', title: 'Iframe', help: 'The chat embedded in one of your pages' },
  { name: 'link', title: 'Direct link', help: 'A standalone page with a QR code' },
] as const

interface ConnectOptionsProps {
  readonly agent: Agent
  readonly addresses: ComponentProps<typeof BubbleWay>['addresses']
}

/** The ways to reach an agent, and the code for the chosen one. */
export function ConnectOptions({ agent, addresses }: ConnectOptionsProps) {
  const [chosen, setChosen] = useState<string>('bubble')
  const way = useAfterPaint(chosen)
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
                {name === 'bubble' && <Badge>{connectDialogTexts.recommended}</Badge>}
              </Flex>
              <Text size="2" color="gray">
                {help}
              </Text>
            </Flex>
          </RadioCards.Item>
        ))}
      </RadioCards.Root>
      <ChosenOption way={way} agent={agent} addresses={addresses} />
      <LocalAddressNote server={addresses.server} />
    </Flex>
  )
}

const ChosenOption = memo(function ChosenOption({
  way,
  agent,
  addresses,
}: ConnectOptionsProps & { readonly way: string }) {
  if (way === 'bubble') return <BubbleWay agent={agent} addresses={addresses} />
  if (way === 'frame') return <FrameWay agent={agent} addresses={addresses} />
  return (
    <Suspense fallback={<Skeleton height="480px" />}>
      <PageLink agent={agent} addresses={addresses} />
    </Suspense>
  )
})

const localNames = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Warns that visitors can't reach the agent if the server's address works only on its own computer. */
function LocalAddressNote({ server }: { readonly server: string }) {
  if (!localNames.test(new URL(server).hostname)) return null
  return (
    <Callout.Root color="yellow" size="1">
      <Callout.Icon>
        <TriangleAlert size={16} aria-hidden />
      </Callout.Icon>
      <Callout.Text>
        This address only works on the computer that ParleyKit runs on. Before you share it, have your server
        administrator set PUBLIC_URL to an address that visitors can reach.
      </Callout.Text>
    </Callout.Root>
  )
}

/** The chat embedded in a page. */
function FrameWay({ agent, addresses }: ConnectProps) {
  return (
    <ConnectSection
      title="Inside a page"
      help="Paste this into your page's HTML where the chat should be. It is as wide as its place and 600 px high."
    >
      <div className="with-preview">
        <Snippet code={iframeSnippet(addresses.server, agent)} copyLabel="Copy HTML" />
        <iframe
          className="frame-preview"
          src={playgroundPath(agent.publicId)}
          title={`Preview of the chat with ${agent.name}`}
          height={600}
        />
      </div>
    </ConnectSection>
  )
}

/** The bubble: ready-to-use code, its options, and a preview page. */
function BubbleWay({ agent, addresses }: ConnectProps) {
  const [choices, setChoices] = useState<BubbleChoices>(defaultBubbleChoices)
  const attributes = bubbleAttributes(addresses, agent, choices)
  const items = platforms.map(({ name, help, code }) => ({ name, help, code: code(attributes) }))
  return (
    <div className="with-preview">
      <Flex direction="column" gap="7" minWidth="0">
        <ConnectSection
          title="Add it to your website"
          help="One snippet. The chat loads only when a visitor opens it."
        >
          <CodeChoice label="Website platforms" items={items} />
        </ConnectSection>
        <ConnectSection title="Your bubble" help="The code above updates with your choices.">
          <BubbleOptions
            agent={agent}
            choices={choices}
            onChange={(changed) => setChoices({ ...choices, ...changed })}
          />
        </ConnectSection>
      </Flex>
      <BubblePreview agent={agent} choices={choices} />
    </div>
  )
}
