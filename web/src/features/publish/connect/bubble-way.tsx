import { Flex, Link, Text } from '@radix-ui/themes'
import { useState } from 'react'
import type { IntegratedAgent } from '../integration/integrated-agent.ts'
import { cspSources } from '../snippets/addresses.ts'
import { type BubbleChoices, bubbleAttributes, usualChoices } from '../snippets/bubble-choices.ts'
import { Snippet } from '../snippets/snippet.tsx'
import { BubbleOptions } from './bubble-options.tsx'
import { BubblePreview } from './bubble-preview.tsx'
import { CodeChoice } from './code-choice.tsx'
import { platforms } from './platforms.ts'
import { Section } from './section.tsx'

/** The bubble: what it is like, beside a page that has it, and the code for that. */
export function BubbleWay({ agent, addresses }: IntegratedAgent) {
  const [choices, setChoices] = useState<BubbleChoices>(usualChoices)
  const attributes = bubbleAttributes(addresses, agent, choices)
  const items = platforms.map(({ name, help, code }) => ({ name, help, code: code(attributes) }))
  return (
    <>
      <Section title="Your bubble" help="The code below follows what you choose here.">
        <div className="with-preview">
          <BubbleOptions
            agent={agent}
            choices={choices}
            onChange={(changed) => setChoices({ ...choices, ...changed })}
          />
          <BubblePreview agent={agent} choices={choices} />
        </div>
      </Section>
      <Section
        title="Put it into your website"
        help="One piece of code. It loads the chat only when a visitor opens it."
      >
        <Flex direction="column" gap="4" className="reading-width">
          <CodeChoice label="Kinds of websites" items={items} />
          <Text as="p" size="2">
            Does your website send a Content-Security-Policy? It needs these two lines. What else the bubble
            can do stands in the{' '}
            <Link href="/api-docs#the-chat-bubble" target="_blank" rel="noreferrer" underline="always">
              API Documentation
            </Link>
            .
          </Text>
          <Snippet code={cspSources(addresses)} copyLabel="Copy policy" />
        </Flex>
      </Section>
    </>
  )
}
