import { FetchFault } from '../../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { pseudonymizeVisitor } from '../../conversations/visitors/index.ts'
import type { DeliveryRow, WebhookRow } from '../base/tables.ts'
import type { DeliveryAttempt } from '../core/classify-response.ts'
import { openSecrets } from './secrets.ts'
import { signMessage } from './sign-message.ts'

/** Time limit for a webhook receiver in milliseconds, and bytes kept of its response. */
const webhookAttemptMs = 10_000
const webhookAnswerBytes = 1000

/** Sends one signed message and returns the outcome. */
export async function postDelivery(
  platform: Platform,
  webhook: WebhookRow,
  message: Pick<DeliveryRow, 'messageId' | 'type' | 'data' | 'createdAt'>,
  stop?: AbortSignal,
): Promise<DeliveryAttempt & { readonly durationMs: number }> {
  const body = bodyOf(platform, message)
  const secrets = await openSecrets(platform, webhook)
  const signed = signMessage({ id: message.messageId, body, secrets, now: platform.clock() })
  const begun = performance.now()
  const sinceThen = () => Math.round(performance.now() - begun)
  try {
    const { status, headers, text } = await platform.postToPublicUrl({
      url: webhook.url,
      headers: { 'content-type': 'application/json', accept: '*/*', ...signed },
      body,
      totalMs: webhookAttemptMs,
      bytesMax: webhookAnswerBytes,
      signal: stop,
    })
    const retryAfter = headers.get('retry-after')
    return { status, retryAfter, text: storable(text), durationMs: sinceThen() }
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error
    return { fault: error.kind, durationMs: sinceThen() }
  }
}

/** The body of an event, the same at every attempt. It names the visitor with an ID that gives no access. */
export function bodyOf(
  platform: Platform,
  { type, data, createdAt }: Pick<DeliveryRow, 'type' | 'data' | 'createdAt'>,
): string {
  const { agent, conversation } = data
  const told = conversation && {
    conversation: {
      ...conversation,
      visitorId: pseudonymizeVisitor(platform, { publicId: agent.id, visitorId: conversation.visitorId }),
    },
  }
  return JSON.stringify({ type, timestamp: createdAt.toISOString(), data: { ...data, ...told } })
}

/** Makes a response storable in PostgreSQL. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}
