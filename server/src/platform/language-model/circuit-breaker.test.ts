import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

test('opens after three faults in a row, lets one caller try after the pause, and closes with its success', () => {
  let now = 0
  const breaker = new CircuitBreaker(() => now)
  breaker.fail()
  breaker.fail()
  breaker.succeed()
  for (let fault = 0; fault < 3; fault++) {
    expect(breaker.enter()).toBe(true)
    breaker.fail()
  }
  expect(breaker.enter()).toBe(false)
  now += 30_000
  expect([breaker.enter(), breaker.enter()]).toEqual([true, false])
  breaker.fail()
  expect(breaker.enter()).toBe(false)
  now += 30_000
  expect(breaker.enter()).toBe(true)
  breaker.succeed()
  expect([breaker.enter(), breaker.enter()]).toEqual([true, true])
})
