import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { serveWebsite } from './serve-website.ts'

/** One event as a receiver took it. */
export interface ReceivedEvent {
  readonly id: string
  readonly path: string
  readonly type: string
  readonly data: Record<string, unknown>
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Receiver {
  /** Such as http://127.0.0.1:43210. */
  readonly origin: string
  /** As ALLOW_PRIVATE_HOSTS takes it. */
  readonly host: string
  /** All that came, also what was refused. */
  readonly received: ReceivedEvent[]
  /** How it answers from now on. */
  answer(answer: RequestListener): void
  close(): Promise<void>
}

/** A system of an owner's that takes events. */
export async function openReceiver(): Promise<Receiver> {
  const received: ReceivedEvent[] = []
  const ok: RequestListener = (_request, response) => response.end('Thank you.')
  let answerNow = ok
  const site = await serveWebsite(async (request, response) => {
    const body = await text(request)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([key, value]) => [key, String(value)]),
    )
    const { type, data } = JSON.parse(body)
    received.push({ id: headers['webhook-id'] ?? '', path: request.url ?? '', type, data, body, headers })
    answerNow(request, response)
  })
  return {
    origin: site.origin,
    host: site.host,
    received,
    answer: (answer) => {
      answerNow = answer
    },
    close: site.close,
  }
}

/** The event, as the specification's own library takes it; throws where the signature isn't right. */
export function verifyEvent({ body, headers }: ReceivedEvent, secret: string): unknown {
  return new Webhook(secret).verify(body, headers)
}
