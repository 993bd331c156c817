import { expect, test } from 'vitest'
import { chooseRemovals, isSuspicious } from './choose-removals.ts'

const known = ['a', 'b', 'c', 'd']
const choose = (listed: string[], heldBack: string[] = [], acceptsRemovals = false) =>
  chooseRemovals({ known, listed: new Set(listed), heldBack, acceptsRemovals })

test('up to half of the items go at once', () => {
  expect(choose(['a', 'b', 'e'])).toEqual({ removed: ['c', 'd'], heldBack: [] })
})

test('more than half go only if they are missed twice, or if the owner agrees', () => {
  expect(choose([])).toEqual({ removed: [], heldBack: known })
  expect(choose([], ['a', 'b', 'c'])).toEqual({ removed: ['a', 'b', 'c'], heldBack: ['d'] })
  expect(choose([], [], true)).toEqual({ removed: known, heldBack: [] })
})

test('a text that has lost more than half is doubted, unless it was short', () => {
  expect([isSuspicious(1000, 499), isSuspicious(1000, 500), isSuspicious(400, 1)]).toEqual([
    true,
    false,
    false,
  ])
})
