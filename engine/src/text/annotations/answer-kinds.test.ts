import { expect, test } from 'vitest'
import { answerKindsIn, holdsKind } from './answer-kinds.ts'

test('kinds tell what a text holds, and nothing of names where letters have no case', () => {
  const kinds = answerKindsIn('In June, because the Tamar rose, two boats were free.')
  for (const type of ['date', 'number', 'person', 'place', 'reason'] as const)
    expect(holdsKind(type, kinds)).toBe(true)
  expect(holdsKind('date', answerKindsIn('No boats.'))).toBe(false)
  expect(holdsKind('person', answerKindsIn('船'))).toBeUndefined()
  expect(holdsKind('other', kinds)).toBeUndefined()
})
