import { stripeWebhook } from '@parleykit/contract/billing/limits'
import { paymentSettingTexts } from '@parleykit/contract/setup/payment-settings'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createStripeClient, findRunningStripeId, setUpStripe, toStripeFault } from '../index.ts'
import { explainStripeProblem } from './core/explain-stripe-problem.ts'

interface TriedAccount {
  readonly secretKey: string
  /** Undefined to have a webhook created. */
  readonly webhookSecret: string | undefined
}

/**
 * Tries a key at Stripe: creates the prices that are missing and, unless its signing secret is given, the webhook.
 * Returns the signing secret.
 * @throws DomainError `server_setting_refused` with what to do; `subscription_unchanged` if subscriptions are running in
 * another account
 */
export async function tryStripeAccount(
  { config, database, log }: Pick<Platform, 'config' | 'database' | 'log'>,
  { secretKey, webhookSecret }: TriedAccount,
): Promise<string> {
  const { publicUrl, billing } = config
  if (webhookSecret === undefined && publicUrl === null)
    throw new DomainError('validation_failed', paymentSettingTexts.noWebhookUrl, { param: 'webhookSecret' })
  const webhookUrl = publicUrl && publicUrl + stripeWebhook.path
  try {
    const client = await createStripeClient({ secretKey, apiBase: billing.stripeApiBase })
    await requireSameAccount(client, await findRunningStripeId(database))
    const made = await setUpStripe(client, webhookSecret === undefined ? publicUrl : null, () => {})
    const secret = webhookSecret ?? made
    if (secret) return secret
  } catch (error) {
    const fault = await toStripeFault(error)
    if (!fault) throw error
    log.warn({ type: fault.type, code: fault.code }, 'Stripe refused a key at its test')
    throw new DomainError('server_setting_refused', explainStripeProblem(fault, webhookUrl))
  }
  const message = paymentSettingTexts.webhookExists(webhookUrl ?? '')
  throw new DomainError('validation_failed', message, { param: 'webhookSecret' })
}

type Client = Awaited<ReturnType<typeof createStripeClient>>

/** Subscriptions that are running must be known to the account. */
async function requireSameAccount(client: Client, runningId: string | null): Promise<void> {
  if (runningId === null) return
  try {
    await client.subscriptions.retrieve(runningId)
  } catch (error) {
    if ((await toStripeFault(error))?.code === 'resource_missing')
      throw new DomainError('subscription_unchanged', paymentSettingTexts.otherAccount)
    throw error
  }
}
