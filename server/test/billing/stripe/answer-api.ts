import { type Ledger, newId, type Price, type Schedule } from './ledger.ts'
import { type Form, formAt, textAt } from './read-form.ts'

export interface ApiAnswer {
  readonly status: number
  readonly body: object
}

const list = (data: readonly object[]) => ({ object: 'list', has_more: false, url: '/', data })
const refuse = (status: number, type: string, code: string): ApiAnswer => ({
  status,
  body: { error: { type, code, message: `${code}, and a secret of somebody’s` } },
})
const missing = refuse(404, 'invalid_request_error', 'resource_missing')
const ok = (body: object): ApiAnswer => ({ status: 200, body })

/** Answers what the product asks of Stripe; anything else is a 404, as is what isn't there. */
export function answerApi(ledger: Ledger, method: string, path: string, form: Form): ApiAnswer {
  const [, , kind = '', id = '', act = ''] = path.split('/')
  const priceOf = (priceId: string | undefined) => ledger.prices.find((price) => price.id === priceId)
  const call = `${method} ${kind}${act === '' ? '' : `/${act}`}`
  switch (call) {
    case 'GET prices': {
      const keys = Object.values(formAt(form, 'lookup_keys'))
      return ok(
        list(ledger.prices.filter((price) => keys.includes(price.lookup_key ?? '')).map(ledger.show.price)),
      )
    }
    case 'POST prices': {
      const key = textAt(form, 'lookup_key') ?? null
      for (const price of ledger.prices) if (price.lookup_key === key) price.lookup_key = null
      const interval = textAt(form, 'recurring', 'interval') === 'year' ? 'year' : 'month'
      const price: Price = {
        id: newId('price'),
        lookup_key: key,
        currency: textAt(form, 'currency') ?? '',
        unit_amount: Number(textAt(form, 'unit_amount')),
        recurring: { interval, interval_count: 1 },
        metadata: { parleykit_plan: textAt(form, 'metadata', 'parleykit_plan') ?? '' },
        active: true,
      }
      ledger.prices.push(price)
      return ok(ledger.show.price(price))
    }
    case 'GET products':
      return ok(list([]))
    case 'POST products':
      return ok({ id: textAt(form, 'id'), object: 'product' })
    case 'GET webhook_endpoints':
      return ok(list(ledger.webhooks))
    case 'POST webhook_endpoints': {
      const made = { id: newId('we'), object: 'webhook_endpoint', url: textAt(form, 'url') ?? '' }
      if (id !== '') return ok({ id, object: 'webhook_endpoint' })
      ledger.webhooks.push(made)
      return ok({ ...made, secret: 'whsec_made_here' })
    }
    case 'POST billing_portal':
    case 'POST billing_portal/sessions':
      return ok({
        object: 'billing_portal.session',
        url: `https://portal.stripe.test/${textAt(form, 'customer')}`,
      })
    case 'POST invoices/create_preview':
      return missing
    case 'GET invoices': {
      const invoice = ledger.invoices.get(id)
      return invoice ? ok(ledger.show.invoice(invoice)) : missing
    }
    case 'POST invoices': {
      const held = ledger.subscriptions.get(textAt(form, 'subscription') ?? '')
      const details = formAt(form, 'subscription_details')
      const price = priceOf(textAt(details, 'items', '0', 'price'))
      if (id !== 'create_preview' || !held || !price) return missing
      const lines = ledger.prorate(held, price, Number(textAt(details, 'proration_date')))
      const amount_due = lines.reduce((sum, line) => sum + line.amount, 0)
      return ok({ object: 'invoice', amount_due, lines: list(lines) })
    }
    case 'GET invoice_payments': {
      const invoice = ledger.invoices.get(textAt(form, 'invoice') ?? '')
      const payment = { type: 'payment_intent', payment_intent: `pi_${invoice?.id}` }
      return ok(list(invoice?.status === 'paid' ? [{ id: `inpay_${invoice.id}`, payment }] : []))
    }
    case 'POST refunds': {
      const invoice = ledger.invoices.get((textAt(form, 'payment_intent') ?? '').slice(3))
      if (!invoice) return missing
      if (invoice.refunded) return refuse(400, 'invalid_request_error', 'charge_already_refunded')
      invoice.refunded = true
      return ok({ id: newId('re'), object: 'refund' })
    }
  }
  if (kind === 'checkout') return answerCheckout(ledger, method, path, form)
  if (kind === 'subscriptions') return answerSubscription(ledger, method, id, form)
  if (kind === 'subscription_schedules') return answerSchedule(ledger, method, { id, act }, form)
  return missing
}

function answerCheckout(ledger: Ledger, method: string, path: string, form: Form): ApiAnswer {
  const [, , , , id = '', act = ''] = path.split('/')
  if (method === 'POST' && id === '') {
    const price = ledger.prices.find((each) => each.id === textAt(form, 'line_items', '0', 'price'))
    const expires = Number(textAt(form, 'expires_at'))
    const isInTime = expires >= ledger.now() + 1800 && expires <= ledger.now() + 24 * 3600
    const reference = textAt(form, 'client_reference_id')
    const marked = textAt(form, 'subscription_data', 'metadata', 'parleykit_checkout')
    if (!price || !reference || !marked || !isInTime || textAt(form, 'mode') !== 'subscription')
      return refuse(400, 'invalid_request_error', 'parameter_invalid')
    const made = newId('cs')
    ledger.sessions.set(made, {
      id: made,
      url: `${ledger.site.origin}/pay/${made}`,
      status: 'open',
      client_reference_id: reference,
      metadata: { parleykit_checkout: marked },
      price,
      customer: textAt(form, 'customer') ?? null,
      email: textAt(form, 'customer_email') ?? null,
      subscription: null,
      success_url: textAt(form, 'success_url') ?? '',
      cancel_url: textAt(form, 'cancel_url') ?? '',
      expires_at: expires,
    })
  }
  const session = ledger.sessions.get(id) ?? (id === '' ? [...ledger.sessions.values()].at(-1) : undefined)
  if (!session) return missing
  if (act === 'expire') {
    if (session.status !== 'open') return refuse(400, 'invalid_request_error', 'resource_not_open')
    session.status = 'expired'
  }
  return ok(ledger.show.session(session))
}

function answerSubscription(ledger: Ledger, method: string, id: string, form: Form): ApiAnswer {
  const held = ledger.subscriptions.get(id)
  if (!held) return missing
  if (method === 'GET') return ok(ledger.show.subscription(held, form.expand !== undefined))
  if (held.status === 'canceled') return missing
  if (method === 'DELETE') {
    ledger.cancel(held)
    return ok(ledger.show.subscription(held))
  }
  const ends = textAt(form, 'cancel_at_period_end')
  if (ends !== undefined) {
    if (held.schedule !== null) return refuse(400, 'invalid_request_error', 'managed_by_schedule')
    held.cancel_at_period_end = ends === 'true'
    ledger.tellOf(held, 'updated')
  }
  const price = ledger.prices.find((each) => each.id === textAt(form, 'items', '0', 'price'))
  if (price && price !== held.price) {
    if (held.schedule !== null) return refuse(400, 'invalid_request_error', 'managed_by_schedule')
    if (!ledger.upgrade(held, price, Number(textAt(form, 'proration_date'))))
      return refuse(402, 'card_error', 'card_declined')
  }
  return ok(ledger.show.subscription(held))
}

function answerSchedule(
  ledger: Ledger,
  method: string,
  { id, act }: { readonly id: string; readonly act: string },
  form: Form,
): ApiAnswer {
  if (method === 'POST' && id === '') {
    const held = ledger.subscriptions.get(textAt(form, 'from_subscription') ?? '')
    if (!held) return missing
    if (held.schedule !== null) return refuse(400, 'invalid_request_error', 'schedule_exists')
    const phase = { start_date: held.period.start, end_date: held.period.end, price: held.price }
    const made: Schedule = {
      id: newId('sub_sched'),
      subscription: held.id,
      released_subscription: null,
      phases: [phase],
    }
    ledger.schedules.set(made.id, made)
    held.schedule = made.id
    ledger.tellOf(held, 'updated')
    return ok(ledger.show.schedule(made))
  }
  const schedule = ledger.schedules.get(id)
  const held = schedule && ledger.subscriptions.get(schedule.subscription ?? '')
  if (!schedule || !held) return missing
  if (act === 'release') ledger.release(held)
  else if (method === 'POST') {
    const next = ledger.prices.find(
      (price) => price.id === textAt(form, 'phases', '1', 'items', '0', 'price'),
    )
    const end = Number(textAt(form, 'phases', '0', 'end_date'))
    const [first] = schedule.phases
    if (
      !next ||
      !first ||
      end !== held.period.end ||
      Number(textAt(form, 'phases', '0', 'start_date')) !== first.start_date
    )
      return refuse(400, 'invalid_request_error', 'parameter_invalid')
    schedule.phases = [first, { start_date: end, end_date: end + 1, price: next }]
    ledger.tellOf(held, 'updated')
  }
  return ok(ledger.show.schedule(schedule))
}
