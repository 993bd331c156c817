import type Stripe from 'stripe'
import type { StripeConfig } from '../../../config/billing-config.ts'
import type { TierPlatform } from '../base/hooks.ts'
import { createStripeClient } from './create-stripe-client.ts'

interface KeptClient extends Pick<StripeConfig, 'secretKey' | 'apiBase'> {
  readonly client: Promise<Stripe>
}

/** By the platform's hooks, which its copies share. */
const kept = new WeakMap<TierPlatform['hooks'], KeptClient>()

/** The client of the Stripe account in use. Keeps its connections until another account is connected. */
export function stripeClientOf(
  { hooks }: Pick<TierPlatform, 'hooks'>,
  config: StripeConfig,
): Promise<Stripe> {
  const { secretKey, apiBase } = config
  const known = kept.get(hooks)
  if (known?.secretKey === secretKey && known.apiBase === apiBase) return known.client
  const client = createStripeClient(config)
  kept.set(hooks, { secretKey, apiBase, client })
  return client
}
