import { Callout, Flex, Text } from '@radix-ui/themes'
import { Info } from 'lucide-react'
import { formatDomain } from '../../../ui/format/format-domain.ts'
import { bubbleSnippet } from '../snippets/addresses.ts'
import { Snippet } from '../snippets/snippet.tsx'
import type { ConnectProps } from './connect-props.ts'

/** The agent's bubble for any website. */
export function HtmlSnippet({ agent, addresses }: ConnectProps) {
  return (
    <Flex direction="column" gap="4">
      <Text as="p" size="2">
        Paste this before the closing <code>&lt;/body&gt;</code> of your pages. A chat bubble appears at their
        bottom right.
      </Text>
      <Snippet code={bubbleSnippet(addresses, agent)} copyLabel="Copy HTML" />
      <Callout.Root size="1">
        <Callout.Icon>
          <Info size={16} />
        </Callout.Icon>
        <Callout.Text>
          The key may be seen by visitors: it can chat with this agent and do nothing else.
          {agent.allowedDomains.length > 0 &&
            ` The bubble works on the websites that this agent allows: ${agent.allowedDomains.map(formatDomain).join(', ')}.`}
        </Callout.Text>
      </Callout.Root>
    </Flex>
  )
}
