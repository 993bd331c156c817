import { expect, test } from 'vitest'
import { HEURISTICS } from './heuristics.ts'
import { checkChanges } from './switch-off.ts'

test.each(Object.entries(HEURISTICS))('%s names what the engine has', (_, changes) => {
  expect(() => checkChanges(changes)).not.toThrow()
})
