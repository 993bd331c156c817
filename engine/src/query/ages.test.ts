import { expect, test } from 'vitest'
import { weekdaysIn } from '../text/weekdays.ts'
import { ageNamedIn } from './ages.ts'

test.each([
  ['What does it cost for my 10 year old for 5 days?', 10],
  ["I'm 15, can I rent a bike?", 15],
  ['Mein Sohn ist 7, darf er mit?', 7],
  ['tengo 70 años cuanto pago', 70],
  ["I'm 15 km away", undefined],
  ['How much are 5 days?', undefined],
])('an age: %s', (message, age) => {
  expect(ageNamedIn(message)).toBe(age)
})

test.each([
  ['Mon–Wed 9–17, Sat 10–16', [0, 1, 2, 5]],
  ['Mo–Fr 8 bis 18 Uhr', [0, 1, 2, 3, 4]],
  ['du mardi au jeudi', [1, 2, 3]],
  ['Closed at weekends', [5, 6]],
  ['so do I', []],
])('the days of %s', (text, days) => {
  expect([...weekdaysIn(text)].sort()).toEqual(days)
})
