import { createHmac } from 'node:crypto'

/** An outgoing message. `id` is the same at every attempt. */
export interface SignedMessage {
  readonly id: string
  readonly body: string
  /** Newest first. Each of them signs, so that a receiver may still use the previous one. */
  readonly secrets: readonly string[]
  readonly now: Date
}

/** Prefix of a secret, followed by its bytes in Base64. */
export const secretPrefix = 'whsec_'

/** The headers of a message by the Standard Webhooks specification: HMAC-SHA256 of id, time and body. */
export function signMessage({ id, body, secrets, now }: SignedMessage): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
