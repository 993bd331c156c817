import { conversationIdleMinutes, webhookSecretGraceHours } from '@parleykit/contract/limits'
import { type WebhookEventType, webhookEventTypes } from '@parleykit/contract/webhook-events'
import { Code, DataList, Heading, Link, Text } from '@radix-ui/themes'
import { webhookEventExample, webhookReceivers } from '../publish/examples/webhooks.ts'
import { Snippet } from '../publish/snippets/snippet.tsx'

const happens: Readonly<Record<WebhookEventType, string>> = {
  'conversation.ended': `nothing was said for ${conversationIdleMinutes} minutes, or the visitor began a new chat; with its newest messages. One that goes on ends again.`,
  'question.unanswered': 'the agent found no answer in its knowledge',
  'lead.created':
    'a visitor left an email address; what they correct comes as another event with the same lead id',
  'message.rated_down': 'a visitor turned their thumb down; what they write about it comes as another event',
}

/** How a system of an owner's takes events and knows that they are genuine. */
export function WebhooksSection() {
  return (
    <>
      <Text as="p">
        An agent's Connect tab has its webhooks, for developers: each event that you choose is sent to your
        address by POST, as JSON of this form. Every type with its fields stands under <Code>webhooks</Code>{' '}
        in{' '}
        <Link href="/openapi.json" underline="always">
          /openapi.json
        </Link>
        .
      </Text>
      <Snippet code={webhookEventExample} copyLabel="Copy event" />
      <Text as="p">
        The <Code>visitorId</Code> of an event is an HMAC, the same one for the same visitor of the agent: you
        can group events by it, and it opens nothing. To know which of your customers an event is about, keep
        the <Code>conversationId</Code> of your calls.
      </Text>
      <DataList.Root orientation={{ initial: 'vertical', sm: 'horizontal' }}>
        {webhookEventTypes.map((type) => (
          <DataList.Item key={type}>
            <DataList.Label minWidth="180px">
              <Code>{type}</Code>
            </DataList.Label>
            <DataList.Value>{happens[type]}</DataList.Value>
          </DataList.Item>
        ))}
      </DataList.Root>
      <Text as="p">
        Answer with any 2xx within ten seconds. Everything else, redirects too, counts as a failure: the event
        is sent again after a minute, then after ever longer times for about two days, always with the same{' '}
        <Code>webhook-id</Code>. Events of one conversation come in their order. Where nothing gets through
        for three days, or you answer 410, the webhook is switched off and its owner is told.
      </Text>
      <Text as="p">
        Events are signed by the Standard Webhooks specification, so its libraries check them. These programs
        do it by hand, with your signing secret as <Code>WEBHOOK_SECRET</Code>. For {webhookSecretGraceHours}{' '}
        hours after it was renewed, the header holds a signature by each of the two secrets.
      </Text>
      {Object.entries(webhookReceivers).map(([language, code]) => (
        <div key={language}>
          <Heading as="h3" size="3" mb="2">
            {language}
          </Heading>
          <Snippet code={code} copyLabel={`Copy ${language}`} />
        </div>
      ))}
    </>
  )
}
