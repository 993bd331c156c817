import { expect, test } from 'vitest'
import { readingDirection } from './reading-direction.ts'

test.each([
  ['متى يفتح المقهى؟', 'rtl'],
  ['כמה עולה השכרת קיאק?', 'rtl'],
  ['SafeRide Pro X2 مضمون لمدة 24 شهراً، انظر https://example.com/register?id=42', 'rtl'],
  ['The word مقهى means café in Arabic.', 'ltr'],
  ['Öffnet das Café?', 'ltr'],
  ['3,40 / 4,20', undefined],
])('%s is read %s', (text, direction) => {
  expect(readingDirection(text)).toBe(direction)
})

test('several texts are read as one', () => {
  expect(readingDirection('When?', '', 'متى يفتح المقهى كل يوم؟')).toBe('rtl')
  expect(readingDirection()).toBeUndefined()
})
