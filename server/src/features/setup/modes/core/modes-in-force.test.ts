import { expect, test } from 'vitest'
import { modesInForce } from './modes-in-force.ts'

const unset = { billing: { provider: null }, registration: null }
const none = { audience: null, registration: null, hasStripe: false }
const team = { ...none, audience: 'team' as const }

test('the answer decides, and without one plans are sold in the sandbox and registration is open', () => {
  expect(modesInForce(unset, none)).toEqual({ billing: 'sandbox', registration: 'open' })
  expect(modesInForce(unset, { ...none, audience: 'customers' })).toEqual({
    billing: 'sandbox',
    registration: 'open',
  })
  expect(modesInForce(unset, team)).toEqual({ billing: 'off', registration: 'invite' })
})

test('registration is as the operator chose it, and plans are sold by Stripe where it is connected', () => {
  expect(modesInForce(unset, { ...team, registration: 'closed', hasStripe: true })).toEqual({
    billing: 'off',
    registration: 'closed',
  })
  expect(modesInForce(unset, { ...none, registration: 'invite', hasStripe: true })).toEqual({
    billing: 'stripe',
    registration: 'invite',
  })
})

test('what the environment sets wins, each for itself', () => {
  const billing = { ...unset, billing: { provider: 'stripe' as const } }
  expect(modesInForce(billing, team)).toEqual({ billing: 'stripe', registration: 'invite' })
  expect(modesInForce({ ...unset, registration: 'closed' }, { ...team, registration: 'open' })).toEqual({
    billing: 'off',
    registration: 'closed',
  })
})
