import { z } from 'zod'
import { readConfig } from './config/config.ts'
import { createStripeClient, setUpStripe } from './features/billing/index.ts'
import { runCommand, type TerminalCommand } from './run-command.ts'

/**
 * `npm run billing:setup`: creates products, prices and webhook in the Stripe account. Connects to Stripe, but not to a
 * database.
 */
export const setUpBilling: TerminalCommand = async (_, terminal) => {
  // It creates the webhook secret that BILLING=stripe requires, so the secret isn't required here.
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE } = terminal.environment
  const { publicUrl } = readConfig({ ...terminal.environment, BILLING: 'sandbox' })
  if (!secretKey) throw new Error("Set STRIPE_SECRET_KEY to your Stripe account's secret key.")
  const apiBase = z
    .url({ protocol: /^https?$/ })
    .nullable()
    .parse(STRIPE_API_BASE || null)
  const client = await createStripeClient({ secretKey, apiBase })
  const secret = await setUpStripe(client, publicUrl, terminal.print)
  if (secret !== null) terminal.print(`\nSTRIPE_WEBHOOK_SECRET=${secret}\nIt's shown only once.`)
  if (publicUrl === null)
    terminal.print('\nNo webhook was created: set PUBLIC_URL to the URL where Stripe can reach this server.')
}

if (import.meta.main) await runCommand(setUpBilling)
