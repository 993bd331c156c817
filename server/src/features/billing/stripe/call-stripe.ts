import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import type Stripe from 'stripe'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/**
 * Calls Stripe's API for a request. Throws `payment_declined` if a card is refused, and `not_ready` for every other
 * Stripe error. Stripe's messages are kept out of responses and the log, since they may quote keys and personal data.
 */
export async function callStripe<Result>(
  { log }: Pick<Platform, 'log'>,
  ask: () => Promise<Result>,
): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    const { errors } = (await import('stripe')).default
    if (error instanceof errors.StripeCardError)
      throw new DomainError('payment_declined', billingTexts.declined)
    if (!(error instanceof errors.StripeError)) throw error
    const { type, code, statusCode, requestId } = error
    const isAway = error instanceof errors.StripeConnectionError
    log[isAway ? 'warn' : 'error'](
      { type, code, statusCode, requestId },
      isAway ? 'Stripe could not be reached' : 'Stripe rejected a request',
    )
    throw new DomainError('not_ready', billingTexts.providerAway, { retryAfterSeconds: 10 })
  }
}

/** Whether Stripe refuses a request as impossible, for example because the object is gone. */
export function isInvalidRequest(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError'
}
