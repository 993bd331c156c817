import { conversationIdleMinutes, webhookSecretGraceHours } from '@parleykit/contract/webhooks/limits'
import { type WebhookEventType, webhookEventTypes } from '@parleykit/contract/webhooks/webhook-events'
import { Code, DataList, Heading, Link, Text } from '@radix-ui/themes'
import { webhookEventExample, webhookReceivers } from '../publish/examples/webhooks.ts'
import { Snippet } from '../publish/snippets/snippet.tsx'

const happens: Readonly<Record<WebhookEventType, string>> = {
  'conversation.ended': `no message for ${conversationIdleMinutes} minutes, or the visitor started a new chat. Includes the latest messages. Sent again if the conversation continues and ends again.`,
  'question.unanswered': 'the agent found no answer in its knowledge',
  'lead.created':
    'a visitor left an email address. Corrections are sent as another event with the same lead ID.',
  'message.rated_down': 'a visitor rated an answer thumbs down. A comment is sent as another event.',
  'action.succeeded':
    'an action was done, with what the visitor filled in and the picked fields of the response',
  'action.failed':
    'an action failed, with the reason. mayHaveRun tells that nobody knows whether it was done.',
}

/** How an owner's system receives events and verifies that they are genuine. */
export function WebhooksSection() {
  return (
    <>
      <Text as="p">
        Add webhooks in the agent's Connect tab under For developers. Each event you choose is sent to your
        URL by POST as JSON, as shown below. All event types and their fields are listed under{' '}
        <Code>webhooks</Code> in{' '}
        <Link href="/openapi.json" underline="always">
          /openapi.json
        </Link>
        .
      </Text>
      <Snippet code={webhookEventExample} copyLabel="Copy event" />
      <Text as="p">
        The <Code>visitorId</Code> in an event is an HMAC that is always the same for the same visitor of an
        agent. You can use it to group events, but it gives no access. To match events to your customers,
        store the <Code>conversationId</Code> from your calls.
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
        Respond with any 2xx status within ten seconds. Anything else, including a redirect, counts as a
        failure. The event is then sent again after a minute, and at increasing intervals for about two days,
        always with the same <Code>webhook-id</Code>. Events from one conversation arrive in order. If every
        delivery fails for three days, or you respond with 410, the webhook is turned off and its owner is
        notified.
      </Text>
      <Text as="p">
        Events are signed according to the Standard Webhooks specification, so you can verify them with its
        libraries. These examples do it without a library, with your signing secret in{' '}
        <Code>WEBHOOK_SECRET</Code>. For {webhookSecretGraceHours} hours after you renew the secret, the
        header has two signatures, one with each secret.
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
