import { z } from 'zod'
import { presentPassword, twoStepCode } from '../auth/account.ts'
import { defineRoute } from '../base/route.ts'
import { billingProviders } from '../billing/billing.ts'

export const paymentSettingTexts = {
  billingSetByServer: 'BILLING is set on the server. Remove it there to connect Stripe here.',
  stripeKeyInvalid: 'Enter the secret key, which starts with sk_ or rk_',
  webhookSecretInvalid: 'Enter the signing secret of the webhook, which starts with whsec_',
  noWebhookUrl:
    'PUBLIC_URL is not set on the server, so no webhook can be created. Enter the signing secret of one that you created.',
  webhookExists: (url: string) =>
    `Stripe already has a webhook for ${url}. Enter its signing secret, or delete it at Stripe and try again.`,
  otherAccount:
    'Subscriptions are running in another Stripe account. End them first, or enter a key of that account.',
}

/** Secret and restricted keys of Stripe; a publishable key can't take payments. */
export const stripeKey = /^[rs]k_\w+$/
export const stripeWebhookSecret = /^whsec_\S+$/

/** Whether real cards are charged by a key. */
export function isLiveKey(secretKey: string): boolean {
  return /^[rs]k_live_/.test(secretKey)
}

export const paymentSettingsSchema = z.object({
  /** How plans are sold now. */
  provider: z.enum(billingProviders),
  isSetByServer: z.boolean(),
  /** Null if no Stripe account is connected. */
  account: z
    .object({
      /** Null if the environment sets the key. */
      keyEnding: z.string().nullable(),
      isLive: z.boolean(),
      /** Whether the keys were sealed by another installation and must be entered again. */
      needsKeys: z.boolean(),
    })
    .nullable(),
  /** Where Stripe sends events; null if PUBLIC_URL isn't set. */
  webhookUrl: z.string().nullable(),
  /** Running subscriptions. Those of the sandbox cost nothing. */
  running: z.object({ sandbox: z.number().int(), stripe: z.number().int() }),
})
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>

export const getPayments = defineRoute({
  method: 'GET',
  path: '/api/setup/payments',
  summary: 'Get how plans are sold. Operator only; returns 404 for other accounts.',
  access: 'account',
  response: paymentSettingsSchema,
  errors: ['not_found'],
})

export const stripeInput = z.object({
  secretKey: z
    .string(paymentSettingTexts.stripeKeyInvalid)
    .trim()
    .max(300, paymentSettingTexts.stripeKeyInvalid)
    .regex(stripeKey, paymentSettingTexts.stripeKeyInvalid),
  /** Omitted to have a webhook created at PUBLIC_URL. */
  webhookSecret: z
    .string()
    .trim()
    .max(300, paymentSettingTexts.webhookSecretInvalid)
    .regex(stripeWebhookSecret, paymentSettingTexts.webhookSecretInvalid)
    .optional(),
  currentPassword: presentPassword,
  code: twoStepCode.optional(),
})
export type StripeInput = z.infer<typeof stripeInput>

const proofErrors = [
  ...(['not_found', 'wrong_password', 'code_required', 'code_invalid'] as const),
  'subscription_unchanged',
] as const

export const connectStripe = defineRoute({
  method: 'PUT',
  path: '/api/setup/payments/stripe',
  summary:
    'Connect a Stripe account after a test, which creates the prices and the webhook. Nothing is saved if Stripe refuses. Operator only; returns 404 for other accounts.',
  access: 'account',
  body: stripeInput,
  response: paymentSettingsSchema,
  errors: [...proofErrors, 'server_setting_refused'],
})

export const disconnectStripe = defineRoute({
  method: 'POST',
  path: '/api/setup/payments/stripe/remove',
  summary:
    'Disconnect the Stripe account. Refused while a subscription is running. Operator only; returns 404 for other accounts.',
  access: 'account',
  body: z.object({ password: presentPassword, code: twoStepCode.optional() }),
  response: paymentSettingsSchema,
  errors: [...proofErrors],
})
