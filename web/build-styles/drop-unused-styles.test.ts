import { expect, test } from 'vitest'
import { valuesAtBreakpoints } from './drop-unused-styles.ts'

test('a class at a breakpoint stays for the values that a screen has there', () => {
  const kept = valuesAtBreakpoints(["<Box px={{ initial: '4', sm: '5' }} width={{ md: '220px' }} />"])
  expect(['sm:rt-r-px-5', 'md:rt-r-w'].map((name) => kept.test(name))).toEqual([true, true])
  expect(['sm:rt-r-px-4', 'md:rt-r-px-5', 'lg:rt-r-px-5'].map((name) => kept.test(name))).toEqual(
    Array(3).fill(false),
  )
})
