import type { ServerResponse } from 'node:http'
import { stripeWebhook } from '@parleykit/contract/billing/limits'
import Stripe from 'stripe'
import type { Clock } from '../../../src/platform/clock/clock.ts'
import { serveWebsite } from '../../serve-website.ts'
import { type ApiAnswer, answerApi } from './answer-api.ts'
import { checkoutPage } from './checkout-page.ts'
import { type Ledger, makeLedger, newId, seconds } from './ledger.ts'
import { readForm } from './read-form.ts'

export const stripeSecrets = { key: 'sk_test_stand_in', webhook: 'whsec_stand_in' }

/** So often the answer to what changes something is lost on its way: the library has to ask again with the same key. */
const lostEvery = 9

export interface StripeStandIn {
  readonly apiBase: string
  readonly ledger: Ledger
  /** Bodies of all events so far. */
  readonly events: readonly string[]
  /** From now on events go to this server. */
  sendTo(origin: string): void
  /** Sends a body, signed with a secret at a time; its status. */
  send(body: string, options?: { secret?: string; signedAt?: Date }): Promise<number>
  /** From now on it answers no request, or answers again. */
  beAway(isAway: boolean): void
  /** Resolves once everything that has happened has been told. */
  told(): Promise<void>
  close(): Promise<void>
}

/** A Stripe on loopback that asks for the key, keeps idempotency keys, signs its events and sends them again until they are taken. */
export async function serveStripe(clock: Clock): Promise<StripeStandIn> {
  const events: string[] = []
  const answers = new Map<string, { readonly asked: string; readonly answer: ApiAnswer }>()
  const signing = new Stripe(stripeSecrets.key)
  let origin = ''
  let telling: Promise<void> = Promise.resolve()
  let changes = 0
  let isAway = false

  const send: StripeStandIn['send'] = async (
    body,
    { secret = stripeSecrets.webhook, signedAt = clock() } = {},
  ) => {
    const signature = signing.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: seconds(signedAt),
    })
    const response = await fetch(origin + stripeWebhook.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
    })
    await response.arrayBuffer()
    return response.status
  }
  const ledger = makeLedger(clock, (type, object) => {
    const event = {
      id: newId('evt'),
      object: 'event',
      type,
      created: seconds(clock()),
      livemode: false,
      // As it is by now, like that of an event that was built a moment later.
      data: { object: object() },
    }
    const body = JSON.stringify(event)
    events.push(body)
    telling = telling.then(async () => {
      for (let tries = 0; origin !== '' && tries < 5; tries++) if ((await send(body)) === 200) return
    })
  })

  /** A return address on this machine, whatever port the server was told. */
  const onMachine = (url: string) => url.replace(/^https?:\/\/[^/]+/, origin)
  const visit = (method: string, id: string, response: ServerResponse) => {
    const session = ledger.sessions.get(id)
    if (!session) return response.writeHead(404).end()
    if (method === 'POST' && session.status === 'open') {
      ledger.subscribe(session, session.metadata)
      return response.writeHead(303, { location: onMachine(session.success_url) }).end()
    }
    response.writeHead(200, { 'content-type': 'text/html' })
    return response.end(checkoutPage(session, onMachine(session.cancel_url)))
  }

  const server = await serveWebsite(async (request, response) => {
    if (isAway) return response.destroy()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe')
    const method = request.method ?? 'GET'
    const visited = /^\/pay\/(\w+)$/.exec(pathname)?.[1]
    if (visited !== undefined) return visit(method, visited, response)
    const reply = ({ status, body }: ApiAnswer) => {
      response.writeHead(status, { 'content-type': 'application/json', date: clock().toUTCString() })
      response.end(JSON.stringify(body))
    }
    const fault = (status: number, type: string) =>
      reply({ status, body: { error: { type, message: type } } })
    if (request.headers.authorization !== `Bearer ${stripeSecrets.key}`)
      return fault(401, 'authentication_error')
    const form = readForm(method === 'GET' ? search.slice(1) : text)
    if (method === 'GET') return reply(answerApi(ledger, method, pathname, form))
    const key = request.headers['idempotency-key']
    if (method === 'POST' && typeof key !== 'string') return fault(400, 'idempotency_error')
    const asked = `${method} ${pathname} ${text}`
    const earlier = typeof key === 'string' ? answers.get(key) : undefined
    if (earlier && earlier.asked !== asked) return fault(400, 'idempotency_error')
    const answer = earlier?.answer ?? answerApi(ledger, method, pathname, form)
    if (typeof key === 'string') answers.set(key, { asked, answer })
    if (!earlier && method === 'POST' && ++changes % lostEvery === 0) return response.destroy()
    return reply(answer)
  })
  ledger.site.origin = server.origin
  return {
    apiBase: server.origin,
    ledger,
    events,
    sendTo: (to) => {
      origin = to
    },
    send,
    beAway: (away) => {
      isAway = away
    },
    async told() {
      for (let seen = telling; ; seen = telling) {
        await seen
        if (seen === telling) return
      }
    },
    close: () => server.close(),
  }
}
