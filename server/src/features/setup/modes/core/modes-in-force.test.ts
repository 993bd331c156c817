import { expect, test } from 'vitest'
import { modesInForce } from './modes-in-force.ts'

const unset = { billing: { provider: null }, registration: null }

test('the answer decides, and without one plans are sold in the sandbox and registration is open', () => {
  expect(modesInForce(unset, null)).toEqual({ billing: 'sandbox', registration: 'open' })
  expect(modesInForce(unset, 'customers')).toEqual({ billing: 'sandbox', registration: 'open' })
  expect(modesInForce(unset, 'team')).toEqual({ billing: 'off', registration: 'invite' })
})

test('what the environment sets wins, each for itself', () => {
  const billing = { ...unset, billing: { provider: 'stripe' as const } }
  expect(modesInForce(billing, 'team')).toEqual({ billing: 'stripe', registration: 'invite' })
  expect(modesInForce({ ...unset, registration: 'closed' }, 'team')).toEqual({
    billing: 'off',
    registration: 'closed',
  })
})
