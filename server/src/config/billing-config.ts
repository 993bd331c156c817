import { type BillingProvider, billingProviders } from '@parleykit/contract/billing/billing'
import { stripeKey, stripeWebhookSecret } from '@parleykit/contract/setup/payment-settings'
import { z } from 'zod'

/** The variables that say who takes payments. */
export const billingVariables = {
  BILLING: z
    .enum(billingProviders)
    .optional()
    .describe(
      'sandbox: a built-in checkout page that charges no card; stripe: real payments; off: no plans, everyone gets the admin limits. If unset, the answer on /setup decides; sandbox until then.',
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(stripeKey, 'must be a Stripe secret key, which starts with sk_ or rk_')
    .optional()
    .describe('Secret key of your Stripe account, for BILLING=stripe.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(stripeWebhookSecret, 'must be the signing secret of the Stripe webhook, which starts with whsec_')
    .optional()
    .describe('Signing secret of the webhook that npm run billing:setup creates, for BILLING=stripe.'),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .optional()
    .describe('URL of a Stripe mock server, for tests.'),
}

type BillingVariables = z.infer<z.ZodObject<typeof billingVariables>>

export interface StripeConfig {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Null for Stripe itself. */
  readonly apiBase: string | null
}

export interface BillingConfig {
  /** Null if the environment doesn't say; see `getModes`. */
  readonly provider: BillingProvider | null
  /** Null where Stripe isn't the provider. */
  readonly stripe: StripeConfig | null
  /** Where Stripe's API is, also for keys that the operator entered; null for Stripe itself. */
  readonly stripeApiBase: string | null
}

/** What is wrong with the combination of the variables, a sentence each; no value is repeated. */
export function findBillingProblems(values: BillingVariables): string[] {
  if (values.BILLING !== 'stripe') return []
  const missing = (['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const).filter((name) => !values[name])
  return missing.map((name) => `  BILLING: stripe also needs ${name}`)
}

export function toBillingConfig(values: BillingVariables): BillingConfig {
  const { BILLING, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values
  const provider = BILLING ?? null
  const apiBase = values.STRIPE_API_BASE ?? null
  if (provider !== 'stripe' || !secretKey || !webhookSecret)
    return { provider, stripe: null, stripeApiBase: apiBase }
  return { provider, stripe: { secretKey, webhookSecret, apiBase }, stripeApiBase: apiBase }
}
