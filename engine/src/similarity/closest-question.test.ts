import { expect, test } from 'vitest'
import { closestQuestion } from './closest-question.ts'
import { parseQuestion } from './parse-question.ts'

function closest(question: string, language: string, ...curated: readonly string[]): string | undefined {
  const candidates = curated.map((text) => ({ text, language, form: parseQuestion(text, language) }))
  return closestQuestion(question, candidates)?.candidate.text
}

const PARKING = 'Where can I park?'
const PHONE = "What's the phone number?"
const DELIVERY = 'How long does delivery take?'

test.each([
  ['parking?', PARKING],
  ['Parking', PARKING],
  ['parking please', PARKING],
  ['phone', PHONE],
])('a word alone, "%s", gets the one answer that hangs on it alone', (question, expected) => {
  expect(closest(question, 'en', PARKING, PHONE, DELIVERY)).toBe(expected)
})

test.each([
  ['delivery?', [DELIVERY]],
  ['parking?', [PARKING, 'How much is parking?']],
  ['parking?', ["Why can't I park?"]],
  ['no parking?', [PARKING]],
  ['When is parking?', [PARKING]],
  ['to parking', ['What comes from parking?']],
  ['?', [PARKING]],
])('"%s" gets none of %j', (question, curated) => {
  expect(closest(question, 'en', ...curated)).toBeUndefined()
})

test('a word alone is compared in the language of each question', () => {
  expect(closest('Parken?', 'de', 'Wo kann ich parken?', 'Was kostet der Versand?')).toBe(
    'Wo kann ich parken?',
  )
})
