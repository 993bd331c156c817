import type Stripe from 'stripe'
import type { StripeConfig } from '../../../config/billing-config.ts'

const timeoutMs = 20_000

/**
 * Stripe's client library, pointed at Stripe or its stand-in. Network failures are retried with the same idempotency
 * key.
 */
export async function createStripeClient({
  secretKey,
  apiBase,
}: Pick<StripeConfig, 'secretKey' | 'apiBase'>): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const base = apiBase === null ? null : new URL(apiBase)
  return new Client(secretKey, {
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? '443' : '80'),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  })
}
