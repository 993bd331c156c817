import { Box, Code, Container, Flex, Heading, Link, Text } from '@radix-ui/themes'
import { Link as RouterLink } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Logo } from '../../ui/display/logo.tsx'
import { FullPageSpinner } from '../../ui/loading/full-page-spinner.tsx'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { Snippet } from '../publish/snippets/snippet.tsx'
import './api-docs.css'
import { curlFollow } from '../publish/examples/curl.ts'
import { secretKeyVariable } from '../publish/examples/example-target.ts'
import {
  historyExamples,
  type Language,
  nextExamples,
  replyExample,
  sendExamples,
  streamExamples,
} from '../publish/examples/examples.ts'
import { BestPractices } from './best-practices.tsx'
import { BubbleSection } from './bubble-section.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { RunExample } from './run-example.tsx'
import { SupportSection } from './support-section.tsx'
import { useExampleTarget } from './use-example-target.ts'
import { WebhooksSection } from './webhooks-section.tsx'

/** The documentation of the agent API. */
export default function ApiDocsPage() {
  usePageTitle('API Documentation')
  const found = useExampleTarget()
  const [language, setLanguage] = useState<Language>('curl')
  // Content that loads later would push everything else down.
  if (!found) return <FullPageSpinner />
  const { target } = found
  const props: ExampleSectionProps = { ...found, language, onChoose: setLanguage }
  return (
    <>
      <ApiDocsHeader />
      <Container size="3" px={{ initial: '4', sm: '5' }} pb="9" asChild>
        <main className="api-docs">
          <Heading as="h1" size="8" mt="4">
            API Documentation
          </Heading>
          <Introduction {...found} />
          <SendingSection {...props} />
          <ContinuingSection {...props} />
          <StreamingSection {...props} />
          <ReadingSection {...props} />
          <OtherToolsSection target={target} />
          <ErrorsSection />
          <Section title="The chat bubble" id="the-chat-bubble">
            <BubbleSection addresses={{ server: target.server, widget: target.server }} />
          </Section>
          <Section title="Webhooks" id="webhooks">
            <WebhooksSection />
          </Section>
          <BestPractices />
          <Section title="Support">
            <SupportSection />
          </Section>
        </main>
      </Container>
    </>
  )
}

/** The logo and a link to the OpenAPI document. */
function ApiDocsHeader() {
  return (
    <header>
      <Container size="3" px={{ initial: '4', sm: '5' }}>
        <Flex align="center" justify="between" height="64px">
          <RouterLink to="/" className="plain-link">
            <Logo />
          </RouterLink>
          <Link size="2" href="/openapi.json">
            OpenAPI
          </Link>
        </Flex>
      </Container>
    </header>
  )
}

type Found = NonNullable<ReturnType<typeof useExampleTarget>>

/** A section's examples are for this agent, in the chosen language. */
interface ExampleSectionProps extends Found {
  readonly language: Language
  readonly onChoose: (language: Language) => void
}

/** Whose key and ID the examples use. */
function Introduction({ agentName, isOwn }: Found) {
  return (
    <Text as="p" size="3" color="gray" mt="2">
      Chat with an agent from your own code.{' '}
      {agentName === null
        ? "Use your agent's public ID and API key in the examples. You'll find both in the dashboard under “Get integration code”."
        : `The examples use ${isOwn ? 'your agent' : "this server's own agent"} ${agentName} and are ready to run.`}
    </Text>
  )
}

/** How to send a message. */
function SendingSection({ agentName, isOwn, ...choice }: ExampleSectionProps) {
  return (
    <Section title="Sending a message">
      <Text as="p">
        Send the message with a <Code>visitorId</Code> of your choice, the same for each person. It's an
        identifier, not a password. The API key (<Code>pk_…</Code>) goes into the <Code>X-API-Key</Code>{' '}
        header, or into <Code>Authorization: Bearer</Code>. It's publishable, so you can use it in a web page:
        it can chat with the agent but not read conversations.
      </Text>
      {agentName === null ? (
        <LanguageChoice label="Languages for sending a message" examples={sendExamples} {...choice} />
      ) : (
        <RunExample target={choice.target} isOwn={isOwn}>
          {(run) => (
            <LanguageChoice
              label="Languages for sending a message"
              examples={sendExamples}
              {...choice}
              beside={run}
            />
          )}
        </RunExample>
      )}
      <Text as="p">The response includes the sources, the new conversation's ID and the visitor token:</Text>
      <Snippet code={replyExample} copyLabel="Copy answer" />
    </Section>
  )
}

/** How to continue a conversation. */
function ContinuingSection(choice: ExampleSectionProps) {
  return (
    <Section title="Continuing a conversation">
      <Text as="p">
        Send the <Code>conversationId</Code> from the response with the next message, and its{' '}
        <Code>visitorToken</Code> in the <Code>X-Visitor-Token</Code> header, so the agent has the context of
        the conversation. Without the token, you can send the last response's <Code>responseId</Code> as{' '}
        <Code>previousResponseId</Code> instead, or use the secret key with the conversation's{' '}
        <Code>visitorId</Code>. Otherwise a new conversation starts, and the response has its ID.
      </Text>
      <Text as="p">
        If the <Code>visitorId</Code> is random (<Code>visitor-</Code> and a version 4 UUID), it is enough to
        continue its conversation, but not to read messages or get a token. The token is returned with the
        first answer of a new conversation, so store it then.
      </Text>
      <LanguageChoice label="Languages for continuing a conversation" examples={nextExamples} {...choice} />
    </Section>
  )
}

/** How to stream an answer. */
function StreamingSection(choice: ExampleSectionProps) {
  return (
    <Section title="Streaming the answer">
      <Text as="p">
        The stream sends server-sent events: the first has <Code>conversationId</Code> and{' '}
        <Code>visitorToken</Code>, the following ones each have a <Code>delta</Code> of text, and the last one
        has <Code>done</Code> and the sources.
      </Text>
      <Text as="p">
        If the agent has actions, an event can have an <Code>action</Code>: its <Code>state</Code>, fields and
        values, with the same in words as <Code>delta</Code>. Send the visitor's values or confirmation to{' '}
        <Code className="wrap-anywhere">
          POST /api/public/bots/{'{botId}'}/actions/{'{runId}'}
        </Code>
        .
      </Text>
      <LanguageChoice label="Languages for streaming the answer" examples={streamExamples} {...choice} />
      <Text as="p">
        If the connection breaks, the answer is still completed. Each event has an <Code>id</Code>. Send the
        last one as <Code>Last-Event-ID</Code>, together with the <Code>visitorToken</Code>, to get the events
        after it. Without an ID, you get the answer in progress from the start. Status 204 means that nothing
        is left to send.
      </Text>
      <Snippet code={curlFollow(choice.target)} copyLabel="Copy command" />
    </Section>
  )
}

/** How to read conversations. */
function ReadingSection(choice: ExampleSectionProps) {
  return (
    <Section title="Reading conversations">
      <Text as="p">
        A <Code>visitorToken</Code> only gives access to conversations started with it, whatever{' '}
        <Code>visitorId</Code> you send. Treat it like that visitor's password. Send it as{' '}
        <Code>X-Visitor-Token</Code> to list conversations, read and rate messages, stop an answer, or delete
        a conversation.
      </Text>
      <Text as="p">
        Your own servers use the agent's secret key (<Code>sk_…</Code>) instead. Create it in the agent's
        settings, where it is shown once. It gives access to every visitor's conversations, so never put it in
        a web page or an app. The examples read it from the environment variable{' '}
        <Code>{secretKeyVariable}</Code>.
      </Text>
      <LanguageChoice label="Languages for reading conversations" examples={historyExamples} {...choice} />
    </Section>
  )
}

/** How to use the agent in other programs. */
function OtherToolsSection({ target }: Pick<Found, 'target'>) {
  return (
    <Section title="Other tools" id="other-tools">
      <Text as="p">
        If the plan includes API access, programs that support the OpenAI API can use the agent as a model:
        the base URL is <Code className="wrap-anywhere">{target.server}/v1</Code>, the API key is the agent's,
        and the model is its public ID. AI assistants and editors can use it as an MCP server (Streamable
        HTTP) at{' '}
        <Code className="wrap-anywhere">
          {target.server}/mcp/{target.publicId}
        </Code>
        . The agent's Connect tab has the values to copy under For developers.
      </Text>
    </Section>
  )
}

/** The errors, and how to repeat a message. */
function ErrorsSection() {
  return (
    <Section title="Errors">
      <Text as="p">
        Errors are JSON with a readable <Code>message</Code> and a fixed <Code>code</Code>. 401: the key or
        visitor token is missing or wrong. 404: the agent doesn't exist. 429: too many messages, or no credits
        left; <Code>Retry-After</Code> gives the seconds to wait. 503: the agent is paused.
      </Text>
      <Text as="p">
        A message sent again with the same <Code>Idempotency-Key</Code> header and <Code>visitorId</Code> is
        only answered and counted once. Use a new random UUID (version 4) for each message. A key that others
        could guess only works together with the <Code>visitorToken</Code>, the{' '}
        <Code>previousResponseId</Code> or the secret key.
      </Text>
    </Section>
  )
}

interface SectionProps {
  readonly title: string
  /** For links to it. */
  readonly id?: string
  readonly children: ReactNode
}

function Section({ title, id, children }: SectionProps) {
  return (
    <Box mt="7" asChild>
      <section id={id}>
        <Heading as="h2" size="5" mb="2">
          {title}
        </Heading>
        <Flex direction="column" gap="3">
          {children}
        </Flex>
      </section>
    </Box>
  )
}
