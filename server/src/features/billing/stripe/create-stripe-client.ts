import type Stripe from 'stripe'
import type { StripeConfig } from '../../../config/billing-config.ts'

const timeoutMs = 20_000

/** Stripe's own library, led to Stripe or its stand-in. What fails on the way is tried again under the same key. */
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
