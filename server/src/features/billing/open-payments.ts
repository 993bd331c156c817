import type { Billing } from './billing-hooks.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { openSandbox } from './sandbox/open-sandbox.ts'

/** Today's payment provider; null where plans aren't sold. */
export function openPayments(billing: Billing): PaymentProvider | null {
  const { provider } = billing.platform.config.billing
  return provider === 'off' ? null : openSandbox(billing)
}
