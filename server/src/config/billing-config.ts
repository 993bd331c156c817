import { type BillingProvider, billingProviders } from '@parleykit/contract/billing'
import { z } from 'zod'

/** The variables that say who takes payments. */
export const billingVariables = {
  BILLING: z
    .enum(billingProviders)
    .default('sandbox')
    .describe(
      'sandbox: a checkout page of our own where no card is charged; stripe; off: no plans, and the admin limits for all.',
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_\w+$/, "needs a secret key of Stripe's, which begins with sk_ or rk_")
    .optional()
    .describe('Secret key of the Stripe account, with BILLING=stripe.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, "needs the signing secret of Stripe's webhook, which begins with whsec_")
    .optional()
    .describe('Signing secret of the webhook that npm run billing:setup makes, with BILLING=stripe.'),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe('Address of a stand-in for Stripe, for tests.'),
}

type BillingVariables = z.infer<z.ZodObject<typeof billingVariables>>

export interface StripeConfig {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Null for Stripe itself. */
  readonly apiBase: string | null
}

export interface BillingConfig {
  readonly provider: BillingProvider
  /** Null where Stripe isn't the provider. */
  readonly stripe: StripeConfig | null
}

/** What is wrong with the combination of the variables, a sentence each; no value is repeated. */
export function findBillingProblems(values: BillingVariables): string[] {
  if (values.BILLING !== 'stripe') return []
  const missing = (['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const).filter((name) => !values[name])
  return missing.map((name) => `  BILLING: stripe needs ${name} beside it`)
}

export function toBillingConfig(values: BillingVariables): BillingConfig {
  const { BILLING: provider, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values
  if (provider !== 'stripe' || !secretKey || !webhookSecret) return { provider, stripe: null }
  return { provider, stripe: { secretKey, webhookSecret, apiBase: values.STRIPE_API_BASE ?? null } }
}
