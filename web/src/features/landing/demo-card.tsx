import { type DemoAgent, demoAgentTitle } from '@parleykit/contract/publish/demo-agent/demo-agent'
import type { PublicAgent } from '@parleykit/contract/publish/public-agents'
import { Avatar, Badge, Button, Card, Flex, Heading, Link, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ArrowUpRight, MessageCircle } from 'lucide-react'
import { useRef, useState } from 'react'
import { demoAgentQuery } from '../publish/demo-agent/queries.ts'
import { useHiddenBubble } from '../publish/demo-agent/use-hidden-bubble.ts'
import { productWidget } from '../publish/demo-agent/use-product-widget.ts'
import chatExample from './chat-example.webp'

const promptsShown = 4

/** The live demo agent, or a picture of one if this server has none. */
export function DemoCard() {
  const { data, isPending } = useQuery(demoAgentQuery)
  if (isPending) return <Skeleton className="demo-card" />
  if (!data?.agent) {
    return (
      <img
        src={chatExample}
        width={460}
        height={560}
        className="hero-picture"
        alt="A chat with a bike shop's agent. It answers how much an e-bike costs per day from the rental handbook and declines a question about football."
      />
    )
  }
  return <LiveCard agent={data.agent} starterPrompts={data.starterPrompts} />
}

interface LiveCardProps extends Pick<DemoAgent, 'starterPrompts'> {
  readonly agent: PublicAgent
}

function LiveCard({ agent, starterPrompts }: LiveCardProps) {
  const page = `/bot/${agent.publicId}`
  const [isAway, setAway] = useState(false)
  const card = useRef<HTMLElement>(null)
  const showBubble = useHiddenBubble(card)
  /** If the bubble is blocked or not loaded yet, a link leads to the page that also answers. */
  function ask(question: string | null) {
    const widget = productWidget()
    setAway(widget === null)
    showBubble()
    if (question === null) widget?.open()
    else widget?.send(question)
  }
  return (
    <Card className="demo-card" size="3" asChild>
      <section ref={card} aria-label={`Demo: ${demoAgentTitle}`}>
        <Flex align="center" gap="3">
          <Avatar size="4" radius="full" variant="solid" fallback={<MessageCircle size={22} />} />
          <div className="truncating">
            <Heading as="h2" size="4">
              {demoAgentTitle}
            </Heading>
            <Text as="p" size="2" color="gray">
              {agent.tagline}
            </Text>
          </div>
          <Badge color="green" size="2">
            Live
          </Badge>
        </Flex>
        <Text as="p" className="demo-greeting">
          {agent.greeting}
        </Text>
        <ul className="plain-list demo-prompts">
          {starterPrompts.slice(0, promptsShown).map(({ title, content }) => (
            <li key={title}>
              <button type="button" className="demo-prompt" onClick={() => ask(content)}>
                {content}
              </button>
            </li>
          ))}
        </ul>
        <Flex align="center" justify="between" gap="3" wrap="wrap" className="demo-ways">
          <Button variant="soft" size="3" onClick={() => ask(null)}>
            Ask your own question
          </Button>
          <Link href={page} target="_blank" size="3" weight="medium">
            Try standalone page <ArrowUpRight size={16} className="link-arrow" />
          </Link>
        </Flex>
        <Text as="p" size="2" color="gray" mt="3" role="status">
          {isAway ? (
            "The chat bubble isn't available in this browser. Try the standalone page instead."
          ) : (
            <span className="bubble-hint">Or chat with the widget at the bottom right.</span>
          )}
        </Text>
      </section>
    </Card>
  )
}
