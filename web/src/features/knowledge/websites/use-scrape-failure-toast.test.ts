import { expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { needsSubscription } from './use-scrape-failure-toast.ts'

const refusal = (status: number, message: string, code = 'validation_failed') =>
  new ApiError(status, '', JSON.stringify({ message, error: message, code }))

test.each([
  ['a 403 about the plan', refusal(403, 'Your plan reads 15 pages.', 'plan_limit_reached'), true],
  ['a 403 without a reason', new ApiError(403, 'Forbidden', ''), true],
  ['another status that speaks of it', refusal(400, 'You need a Subscription for this'), true],
  ['an ended job that speaks of it', new Error('No active SUBSCRIPTION'), true],
  ['another refusal', refusal(400, 'Please enter a valid URL'), false],
  ['a failure of the server', new ApiError(500, 'Internal Server Error', ''), false],
])('a subscription is needed after %s: %o', (_name, error, isNeeded) => {
  expect(needsSubscription(error)).toBe(isNeeded)
})
