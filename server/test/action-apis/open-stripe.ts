import { type JsonRequest, serveJson } from './serve-json.ts'

export const stripeKey = 'rk_test_4242'

/** Stripe's POST /v1/payment_links as it documents it: form fields, errors, and one link for each Idempotency-Key. */
export async function openStripe() {
  /** What was answered first, by Idempotency-Key. */
  const answers = new Map<string, { body: string; answer: readonly [number, unknown] }>()
  let links = 0
  let holds = 0
  const api = await serveJson((request) => {
    const { headers, method, url, body } = request
    if (headers.authorization !== `Bearer ${stripeKey}`)
      return failed(401, { message: 'Invalid API Key provided: rk_test_****' })
    if (method !== 'POST' || url.pathname !== '/v1/payment_links')
      return failed(404, { message: `Unrecognized request URL (${method}: ${url.pathname}).` })
    const key = String(headers['idempotency-key'])
    const known = answers.get(key)
    if (known && known.body !== body)
      return failed(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      })
    const answer = known?.answer ?? create(request)
    answers.set(key, { body, answer })
    // The link was made, but the first answers are lost on their way.
    return holds-- > 0 ? failed(500, { type: 'api_error', message: 'An error occurred.' }) : answer
  })

  function create({ headers, body }: JsonRequest): readonly [number, unknown] {
    if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
      return failed(400, { message: 'Missing required param: line_items.', param: 'line_items' })
    const fields = new URLSearchParams(body)
    const price = fields.get('line_items[0][price]')
    if (price !== 'price_lamp')
      return failed(400, {
        code: 'resource_missing',
        message: `No such price: '${price}'`,
        param: 'line_items[0][price]',
      })
    if (!/^\d+$/.test(fields.get('line_items[0][quantity]') ?? ''))
      return failed(400, {
        code: 'parameter_invalid_integer',
        message: 'Invalid integer',
        param: 'line_items[0][quantity]',
      })
    links++
    return [
      200,
      {
        id: `plink_${links}`,
        object: 'payment_link',
        active: true,
        url: `https://buy.stripe.example/${links}`,
      },
    ]
  }

  return {
    ...api,
    countLinks: () => links,
    /** So many links are made without the caller learning of it. */
    lose: (count: number) => {
      holds = count
    },
  }
}

function failed(status: number, error: Record<string, string>): readonly [number, unknown] {
  return [status, { error: { type: 'invalid_request_error', ...error } }]
}
