import { randomBytes } from 'node:crypto'
import { periodAt } from '../../../src/features/billing/core/period-at.ts'
import type { Clock } from '../../../src/platform/clock/clock.ts'

export interface Price {
  readonly id: string
  lookup_key: string | null
  currency: string
  readonly unit_amount: number
  readonly recurring: { readonly interval: 'month' | 'year'; readonly interval_count: number }
  readonly metadata: Record<string, string>
  readonly active: boolean
}

export interface Session {
  readonly id: string
  readonly url: string
  status: 'open' | 'complete' | 'expired'
  readonly client_reference_id: string
  readonly metadata: Record<string, string>
  readonly price: Price
  customer: string | null
  readonly email: string | null
  subscription: string | null
  readonly success_url: string
  readonly cancel_url: string
  readonly expires_at: number
}

export interface StoredSubscription {
  readonly id: string
  readonly customer: string
  readonly metadata: Record<string, string>
  price: Price
  status: 'active' | 'past_due' | 'canceled'
  readonly start_date: number
  billing_cycle_anchor: number
  period: { start: number; end: number }
  cancel_at_period_end: boolean
  latest_invoice: string
  schedule: string | null
}

export interface Schedule {
  readonly id: string
  subscription: string | null
  released_subscription: string | null
  phases: { start_date: number; end_date: number; price: Price }[]
}

export interface Invoice {
  readonly id: string
  readonly subscription: string
  readonly amount: number
  status: 'paid' | 'open'
  attempt_count: number
  readonly lines: { description: string; amount: number }[]
  readonly period: { start: number; end: number }
  readonly created: number
  refunded: boolean
}

export const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`
export const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** What a Stripe account holds, and what time and payers do to it. `tell` gets each event's type and object. */
export function makeLedger(clock: Clock, tell: (type: string, object: () => object) => void) {
  const prices: Price[] = []
  const webhooks: { readonly id: string; readonly url: string }[] = []
  const sessions = new Map<string, Session>()
  const subscriptions = new Map<string, StoredSubscription>()
  const schedules = new Map<string, Schedule>()
  const invoices = new Map<string, Invoice>()
  const emails = new Map<string, string>()
  const spoilt = new Set<string>()
  const now = () => seconds(clock())
  const periodOf = (anchor: number, { recurring }: Price, at: number) => {
    const { start, end } = periodAt(new Date(anchor * 1000), recurring.interval, new Date(at * 1000))
    return { start: seconds(start), end: seconds(end) }
  }

  const show = {
    price: (price: Price) => ({ object: 'price', ...price }),
    session: (session: Session) => ({ object: 'checkout.session', mode: 'subscription', ...session }),
    schedule: (schedule: Schedule, expanded = false) => ({
      object: 'subscription_schedule',
      ...schedule,
      phases: schedule.phases.map(({ price, ...phase }) => ({
        ...phase,
        items: [{ price: expanded ? show.price(price) : price.id, quantity: 1 }],
      })),
    }),
    subscription: (held: StoredSubscription, expanded = false) => {
      const { price, period, schedule, ...rest } = held
      const attached = schedule === null ? undefined : schedules.get(schedule)
      const item = {
        id: `si_${held.id}`,
        quantity: 1,
        price: show.price(price),
        current_period_start: period.start,
        current_period_end: period.end,
      }
      return {
        object: 'subscription',
        cancel_at: held.cancel_at_period_end ? period.end : null,
        ...rest,
        schedule: attached && expanded ? show.schedule(attached, true) : schedule,
        items: { object: 'list', data: [item], has_more: false },
      }
    },
    invoice: (invoice: Invoice) => ({
      object: 'invoice',
      id: invoice.id,
      number: `INV-${invoice.id.slice(-6)}`,
      currency: subscriptions.get(invoice.subscription)?.price.currency ?? 'usd',
      status: invoice.status,
      amount_due: invoice.amount,
      amount_paid: invoice.status === 'paid' ? invoice.amount : 0,
      attempt_count: invoice.attempt_count,
      created: invoice.created,
      period_start: invoice.period.start,
      period_end: invoice.period.end,
      hosted_invoice_url: `https://invoice.stripe.test/${invoice.id}`,
      parent: { type: 'subscription_details', subscription_details: { subscription: invoice.subscription } },
      lines: {
        object: 'list',
        has_more: false,
        data: invoice.lines.map((line) => ({ ...line, period: invoice.period })),
      },
    }),
  }

  const tellOf = (held: StoredSubscription, what: string) =>
    tell(`customer.subscription.${what}`, () => show.subscription(held))
  const bill = (held: StoredSubscription, lines: Invoice['lines']): Invoice => {
    const amount = lines.reduce((sum, line) => sum + line.amount, 0)
    const invoice: Invoice = {
      id: newId('in'),
      subscription: held.id,
      amount,
      status: spoilt.has(held.customer) ? 'open' : 'paid',
      attempt_count: 1,
      lines,
      period: held.period,
      created: now(),
      refunded: false,
    }
    invoices.set(invoice.id, invoice)
    held.latest_invoice = invoice.id
    // The invoice comes first, before what it belongs to is known.
    tell(invoice.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', () => show.invoice(invoice))
    return invoice
  }
  const release = (held: StoredSubscription) => {
    const schedule = held.schedule === null ? undefined : schedules.get(held.schedule)
    held.schedule = null
    if (!schedule) return
    schedule.subscription = null
    schedule.released_subscription = held.id
    tell('subscription_schedule.released', () => show.schedule(schedule))
    tellOf(held, 'updated')
  }
  const cancel = (held: StoredSubscription) => {
    held.status = 'canceled'
    held.cancel_at_period_end = false
    tellOf(held, 'deleted')
  }
  const renew = (held: StoredSubscription) => {
    if (held.cancel_at_period_end) return cancel(held)
    const schedule = held.schedule === null ? undefined : schedules.get(held.schedule)
    const phase = schedule?.phases.find(({ start_date }) => start_date === held.period.end)
    if (phase) {
      if (phase.price.recurring.interval !== held.price.recurring.interval)
        held.billing_cycle_anchor = held.period.end
      held.price = phase.price
      release(held)
    }
    held.period = periodOf(held.billing_cycle_anchor, held.price, held.period.end)
    const line = { description: held.price.lookup_key ?? 'A plan', amount: held.price.unit_amount }
    if (bill(held, [line]).status === 'open') held.status = 'past_due'
    tellOf(held, 'updated')
  }
  const prorate = (held: StoredSubscription, price: Price, at: number) => {
    const startsAnew = price.recurring.interval !== held.price.recurring.interval
    const left = (held.period.end - at) / (held.period.end - held.period.start)
    return [
      { description: 'Unused time', amount: -Math.round(held.price.unit_amount * left) },
      { description: 'Remaining time', amount: Math.round(price.unit_amount * (startsAnew ? 1 : left)) },
    ]
  }

  return {
    /** Where the pages of checkouts are. */
    site: { origin: 'https://checkout.stripe.test' },
    prices,
    webhooks,
    sessions,
    subscriptions,
    schedules,
    invoices,
    emails,
    spoilt,
    show,
    now,
    release,
    cancel,
    prorate,
    tellOf,
    /** Charges the difference now; false where the card is refused, and nothing changes. */
    upgrade(held: StoredSubscription, price: Price, at: number): boolean {
      if (spoilt.has(held.customer)) return false
      const lines = prorate(held, price, at)
      const startsAnew = price.recurring.interval !== held.price.recurring.interval
      held.price = price
      if (startsAnew) {
        held.billing_cycle_anchor = now()
        held.period = periodOf(now(), price, now())
      }
      bill(held, lines)
      tellOf(held, 'updated')
      return true
    },
    subscribe(session: Session, metadata: Record<string, string>): StoredSubscription {
      const customer = session.customer ?? newId('cus')
      if (session.email !== null) emails.set(customer, session.email)
      const held: StoredSubscription = {
        id: newId('sub'),
        customer,
        metadata,
        price: session.price,
        status: 'active',
        start_date: now(),
        billing_cycle_anchor: now(),
        period: periodOf(now(), session.price, now()),
        cancel_at_period_end: false,
        latest_invoice: '',
        schedule: null,
      }
      subscriptions.set(held.id, held)
      Object.assign(session, { status: 'complete', customer, subscription: held.id })
      bill(held, [{ description: session.price.lookup_key ?? 'A plan', amount: session.price.unit_amount }])
      tell('checkout.session.completed', () => show.session(session))
      tellOf(held, 'created')
      return held
    },
    /** Renews what is due by now. */
    pass(): void {
      for (const held of subscriptions.values())
        while (held.status === 'active' && held.period.end <= now()) renew(held)
    },
    /** A card that works pays what is due. */
    mend(customer: string): void {
      spoilt.delete(customer)
      for (const held of subscriptions.values()) {
        const invoice = invoices.get(held.latest_invoice)
        if (held.customer !== customer || held.status !== 'past_due' || !invoice) continue
        held.status = 'active'
        invoice.status = 'paid'
        tell('invoice.paid', () => show.invoice(invoice))
        tellOf(held, 'updated')
      }
    },
  }
}

export type Ledger = ReturnType<typeof makeLedger>
