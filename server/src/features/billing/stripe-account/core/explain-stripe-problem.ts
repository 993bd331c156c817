import type { StripeFault } from '../../index.ts'

/** In a sentence or two, why a Stripe account can't be connected and what to do. */
export function explainStripeProblem({ type, code, param }: StripeFault, webhookUrl: string | null): string {
  switch (type) {
    case 'StripeAuthenticationError':
      return "Stripe doesn't accept this secret key. Copy it again from Developers, API keys in the Stripe dashboard."
    case 'StripePermissionError':
      return 'This restricted key may not do all that is needed. Let it write products, prices, checkout sessions, subscriptions, invoices, refunds, the customer portal and webhook endpoints, or use the secret key.'
    case 'StripeConnectionError':
      return "Stripe can't be reached from this server. Check its connection to the internet, then try again."
    case 'StripeRateLimitError':
      return 'Stripe gets too many requests from this account. Wait a minute, then try again.'
    default:
      return param === 'url'
        ? `Stripe refused a webhook for ${webhookUrl}: it needs a public https address. Correct PUBLIC_URL on the server, or enter the signing secret of a webhook that you created.`
        : `Stripe refused a request${code === null ? '' : ` (${code})`}. Check the account in the Stripe dashboard.`
  }
}
