import { expect, test } from 'vitest'
import { isNearDuplicate, wordFingerprint } from './word-fingerprint.ts'

const frame = 'Harbour shop with ropes, anchors and lamps of all sizes, open every day from nine to five. '

test.each([
  ['one that was looked at another time', 'Visit 17 on Monday, 2 May', 'Visit 18 on Tuesday, 3 May', true],
  ['another order', 'anchors and lamps', 'lamps and anchors', true],
  [
    'another product',
    'Oak table of two metres, oiled by hand in our own workshop, for six people',
    'Chairs from beech, stackable, with seats of woven paper cord and felt below each leg',
    false,
  ],
])('a text and %s', (_, one, other, isSame) => {
  expect(isNearDuplicate(wordFingerprint(frame + one), wordFingerprint(frame + other))).toBe(isSame)
})
