import { Flex } from '@radix-ui/themes'
import { useState } from 'react'
import type { IntegratedAgent } from '../integration/integrated-agent.ts'
import { type BubbleChoices, bubbleAttributes, usualChoices } from '../snippets/bubble-choices.ts'
import { BubbleOptions } from './bubble-options.tsx'
import { BubblePreview } from './bubble-preview.tsx'
import { CodeChoice } from './code-choice.tsx'
import { platforms } from './platforms.ts'
import { Section } from './section.tsx'

/** The bubble: ready-to-use code, its options, and a preview page. */
export function BubbleWay({ agent, addresses }: IntegratedAgent) {
  const [choices, setChoices] = useState<BubbleChoices>(usualChoices)
  const attributes = bubbleAttributes(addresses, agent, choices)
  const items = platforms.map(({ name, help, code }) => ({ name, help, code: code(attributes) }))
  return (
    <div className="with-preview">
      <Flex direction="column" gap="7" minWidth="0">
        <Section
          title="Add it to your website"
          help="One snippet. The chat loads only when a visitor opens it."
        >
          <CodeChoice label="Website platforms" items={items} />
        </Section>
        <Section title="Your bubble" help="The code above updates with your choices.">
          <BubbleOptions
            agent={agent}
            choices={choices}
            onChange={(changed) => setChoices({ ...choices, ...changed })}
          />
        </Section>
      </Flex>
      <BubblePreview agent={agent} choices={choices} />
    </div>
  )
}
