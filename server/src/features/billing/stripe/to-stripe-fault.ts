/** What is known of one of Stripe's errors. Its message isn't: it may quote keys. */
export interface StripeFault {
  /** Such as StripeAuthenticationError. */
  readonly type: string
  /** Such as resource_missing. */
  readonly code: string | null
  /** The parameter that Stripe refused, such as url. */
  readonly param: string | null
}

/** One of Stripe's errors as far as it may be repeated; null for any other error. */
export async function toStripeFault(error: unknown): Promise<StripeFault | null> {
  const { errors } = (await import('stripe')).default
  if (!(error instanceof errors.StripeError)) return null
  const { type, code = null, param = null } = error
  return { type, code, param }
}
