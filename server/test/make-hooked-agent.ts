import type { Agent } from '@parleykit/contract/agents/agents'
import type { WebhookEventType } from '@parleykit/contract/webhooks/webhook-events'
import { createWebhook, type Webhook } from '@parleykit/contract/webhooks/webhooks'
import { makeAgent } from './make-agent.ts'
import { makeOwner, type TestOwner } from './make-owner.ts'
import type { ReceivedEvent, Receiver } from './open-receiver.ts'

export interface HookedAgent {
  readonly owner: TestOwner
  readonly agent: Agent
  readonly webhook: Webhook
  readonly secret: string
  /** What came of this agent alone, also what the receiver refused. */
  readonly received: () => ReceivedEvent[]
}

/** A newly registered owner's agent whose events go to a receiver, to a path of its own. */
export async function makeHookedAgent(
  origin: string,
  receiver: Receiver,
  events: WebhookEventType[],
  texts: readonly string[] = [],
): Promise<HookedAgent> {
  const owner = await makeOwner(origin)
  const agent = await makeAgent(owner, texts)
  const path = `/${agent.publicId}`
  const body = { url: `${receiver.origin}${path}`, events }
  const made = await owner.call(createWebhook, { params: { id: agent.id }, body })
  if (made.status !== 201) throw new Error(`No webhook was made: ${JSON.stringify(made.body)}`)
  const received = () => receiver.received.filter((event) => event.path === path)
  return { owner, agent, ...made.body, received }
}
