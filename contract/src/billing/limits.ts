/** Limits of billing. Free of dependencies, so that the chat frame can use them too. */

/** Days that a plan continues after a failed renewal. */
export const graceDays = 3
/** Hours that a checkout stays open for payment. */
export const checkoutHours = 24
/** The path to which Stripe sends events, and the maximum bytes of each. */
export const stripeWebhook = { path: '/api/billing/webhooks/stripe', bytesMax: 512 * 1024 } as const
