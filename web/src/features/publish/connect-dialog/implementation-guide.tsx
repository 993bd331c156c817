import { Flex, Heading, Link, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { curlExample } from '../examples/curl.ts'
import { bubbleSnippet, cspSources } from '../snippets/addresses.ts'
import { Snippet } from '../snippets/snippet.tsx'
import type { ConnectProps } from './connect-props.ts'

/** A step-by-step guide to a working integration. */
export function ImplementationGuide({ agent, addresses }: ConnectProps) {
  const { server } = addresses
  return (
    <ol className="plain-list guide">
      <Step title="1. Get your API key">
        <Text as="p" size="2">
          It can chat with <bdi>{agent.name}</bdi> and do nothing else, so it may stand in web pages. Your
          servers read conversations with the secret key of the Settings tab.
        </Text>
        <Snippet code={agent.apiKey} copyLabel="Copy key" />
      </Step>
      <Step title="2. Add the bubble to your website">
        <Text as="p" size="2">
          Paste this before the closing <code>&lt;/body&gt;</code>. It carries the key already.
        </Text>
        <Snippet code={bubbleSnippet(addresses, agent)} copyLabel="Copy HTML" />
        <Text as="p" size="2">
          Does your website use a Content-Security-Policy? Add these two lines. For more options, see the{' '}
          <Link href="/api-docs#the-chat-bubble" target="_blank" rel="noreferrer" underline="always">
            API Documentation
          </Link>
          .
        </Text>
        <Snippet code={cspSources(addresses)} copyLabel="Copy policy" />
      </Step>
      <Step title="3. Or use the API">
        <Text as="p" size="2">
          Send each message with the key in the X-API-Key header.
        </Text>
        <Snippet
          code={curlExample({ server, publicId: agent.publicId, apiKey: agent.apiKey })}
          copyLabel="Copy command"
        />
      </Step>
      <Step title="4. Try it">
        <Text as="p" size="2">
          Ask something the agent knows and something it doesn't. Both show up in the agent's Activity tab.
        </Text>
      </Step>
    </ol>
  )
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Flex direction="column" gap="2" asChild>
      <li>
        <Heading as="h2" size="3">
          {title}
        </Heading>
        {children}
      </li>
    </Flex>
  )
}
