import type { ActionInput } from './action-inputs.ts'
import type { ActionBody } from './actions.ts'
import type { HttpSettings } from './http-settings.ts'

/** What an owner fills in to start from a template. */
interface TemplateField {
  readonly name: string
  readonly label: string
  /** Where to find it. */
  readonly where: string
  readonly isSecret: boolean
  /** Whether it may be left empty. */
  readonly isOptional: boolean
}

/** A ready-made action for a service whose API is documented. */
export interface ActionTemplate {
  readonly id: string
  readonly title: string
  /** What is needed, in plain words. */
  readonly needs: string
  readonly fields: readonly TemplateField[]
  /** The action, with the owner's answers by field name. `toBase64` is the platform's own. */
  readonly fill: (
    answers: Readonly<Record<string, string>>,
    toBase64: (text: string) => string,
  ) => Extract<ActionBody, { kind: 'http' }>
}

const input = (name: string, label: string, rest: Partial<ActionInput> = {}): ActionInput => ({
  ...{ name, label, type: 'text', required: true, source: 'visitor' },
  ...{ choices: [], value: null, claim: null, hint: '' },
  ...rest,
})

const shared = { kind: 'http', audience: 'anyone', isOn: true, purpose: '' } as const
const json = { bodyType: 'json', honorsIdempotencyKey: false } as const
const secret = (value: string): HttpSettings['headers'][number] => ({
  ...{ name: 'Authorization', value, isSecret: true },
})
const field = (name: string, label: string, where: string, isSecret = false): TemplateField => ({
  ...{ name, label, where, isSecret, isOptional: false },
})
const optional = (name: string, label: string, where: string): TemplateField => ({
  ...field(name, label, where),
  isOptional: true,
})
const base = (address: string) => {
  const plain = address.trim().replace(/\/$/, '')
  return /^https?:/.test(plain) ? plain : `https://${plain}`
}

/** WooCommerce REST API v3, GET /orders/{id} with the consumer key by HTTP Basic. */
const orderStatus: ActionTemplate = {
  id: 'order-status',
  title: 'Order status (WooCommerce)',
  needs:
    'A WooCommerce shop and an API key that may read. An order is shown only if its email address is the one that the visitor gives.',
  fields: [
    field('shop', 'Address of your shop', 'Such as https://shop.example.'),
    field(
      'key',
      'Consumer key',
      'WooCommerce → Settings → Advanced → REST API → Add key, with read access.',
      true,
    ),
    field('secret', 'Consumer secret', 'Shown once, next to the consumer key.', true),
  ],
  fill: ({ shop = '', key = '', secret: password = '' }, toBase64) => ({
    ...{ ...shared, name: 'Order status', asksFirst: false, doneText: '' },
    phrases: ['Where is my order?', 'What is the status of my order?', 'When will my order arrive?'],
    inputs: [
      input('order', 'Order number', { type: 'number' }),
      input('email', 'Email address of the order', { type: 'email' }),
    ],
    http: {
      ...{ ...json, method: 'GET', bodyType: 'none', body: '' },
      url: `${base(shop)}/wp-json/wc/v3/orders/{{ order }}`,
      headers: [secret(key === '' ? '' : `Basic ${toBase64(`${key.trim()}:${password.trim()}`)}`)],
      picks: [
        { path: 'billing.email', label: 'Email address', show: 'check', input: 'email' },
        { path: 'number', label: 'Order' },
        { path: 'status', label: 'Status' },
        { path: 'total', label: 'Total' },
        { path: 'currency', label: 'Currency' },
        { path: 'line_items[].name', label: 'Item' },
        { path: 'line_items[].quantity', label: 'Quantity' },
      ],
    },
  }),
}

/** Cal.com API v2: GET /v2/slots for the free times of a day, POST /v2/bookings for one of them. */
const booking: ActionTemplate = {
  id: 'booking',
  title: 'Book an appointment (Cal.com)',
  needs: 'A Cal.com account with an event type. Visitors choose a day, then one of its free times.',
  fields: [
    field('key', 'API key', 'Cal.com → Settings → Developer → API keys. It begins with cal_.', true),
    field('event', 'Event type ID', 'The number at the end of the address when you edit the event type.'),
    field('zone', 'Your time zone', 'Such as Europe/Berlin. Times are shown in it.'),
    optional('api', 'Address of the API', 'https://api.cal.com, unless you host Cal.com yourself.'),
  ],
  fill: ({ key = '', event = '', zone = '', api = '' }) => {
    const address = base(api.trim() || 'https://api.cal.com')
    const eventTypeId = Number(event) || 0
    const timeZone = zone.trim() || 'Europe/London'
    const asked = `eventTypeId=${eventTypeId}&start={{ day }}&end={{ day }}&timeZone=${encodeURIComponent(timeZone)}`
    const body = {
      ...{ eventTypeId, start: '{{ time }}' },
      attendee: { name: '{{ name }}', email: '{{ email }}', timeZone },
    }
    return {
      ...{ ...shared, name: 'Book an appointment', asksFirst: true },
      doneText: 'Your appointment is booked. You will get an email with the details.',
      phrases: ['I would like to book an appointment', 'Book me in', 'Can I make an appointment?'],
      inputs: [
        input('day', 'Day', { type: 'date' }),
        input('time', 'Time', {
          type: 'choice',
          choicesFrom: {
            ...{ url: `${address}/v2/slots?${asked}`, value: 'data.*[].start', label: '' },
            headers: [{ name: 'cal-api-version', value: '2024-09-04' }],
          },
        }),
        input('name', 'Your name'),
        input('email', 'Your email address', { type: 'email' }),
      ],
      http: {
        ...{ ...json, method: 'POST', url: `${address}/v2/bookings`, body: JSON.stringify(body, null, 2) },
        headers: [
          { name: 'cal-api-version', value: '2026-02-25', isSecret: false },
          secret(key === '' ? '' : `Bearer ${key.trim()}`),
        ],
        picks: [
          { path: 'data.uid', label: 'Booking' },
          { path: 'data.status', label: 'Status' },
          { path: 'data.meetingUrl', label: 'Meeting link', show: 'link' },
        ],
      },
    }
  },
}

/** Stripe: POST /v1/payment_links with a price and a quantity, as form fields. Stripe honors the Idempotency-Key. */
const payment: ActionTemplate = {
  id: 'payment-link',
  title: 'Payment link (Stripe)',
  needs: 'A Stripe account with a product that has a price. Visitors get a link to pay it at Stripe.',
  fields: [
    field(
      ...([
        'key',
        'Restricted key',
        'Stripe → Developers → API keys → Create restricted key, with write access to payment links.',
      ] as const),
      true,
    ),
    field('price', 'Price ID', 'Stripe → Product catalog → the product → its price. It begins with price_.'),
    optional('api', 'Address of the API', 'https://api.stripe.com, unless you use a proxy.'),
  ],
  fill: ({ key = '', price = '', api = '' }) => ({
    ...{ ...shared, name: 'Payment link', asksFirst: true, doneText: 'Here is your link.' },
    phrases: ['Send me the payment link', 'How can I pay?', 'I would like to pay'],
    inputs: [input('quantity', 'Quantity', { type: 'choice', choices: ['1', '2', '3', '4', '5'] })],
    http: {
      ...{ method: 'POST', bodyType: 'form', honorsIdempotencyKey: true },
      url: `${base(api.trim() || 'https://api.stripe.com')}/v1/payment_links`,
      headers: [secret(key === '' ? '' : `Bearer ${key.trim()}`)],
      body: JSON.stringify(
        { 'line_items[0][price]': price.trim(), 'line_items[0][quantity]': '{{ quantity }}' },
        ...([null, 2] as const),
      ),
      picks: [{ path: 'url', label: 'Pay now', show: 'link' }],
    },
  }),
}

export const actionTemplates: readonly ActionTemplate[] = [orderStatus, booking, payment]
