import { expect, test } from 'vitest'
import { followUpContext } from './follow-up-context.ts'

const before = ['What does a ticket cost?']

test.each([
  'And for children?',
  'what about Austria',
  'How long is it valid?',
  'Und für Kinder?',
  '¿Y para niños?',
  'how much is that?',
  'How much is that per week?',
  'how much?',
  'Was kostet das?',
  'pro Woche?',
  'and the weekly one?',
  'Combien ?',
])('%s needs the question before', (question) => {
  expect(followUpContext(question, before)).toBe(before[0])
})

test.each([
  'Is there parking?',
  'Where is the museum?',
  'Gibt es einen Rabatt?',
  'Andorra?',
  'Wann öffnet das Museum?',
  'How old is that church?',
])('%s needs no earlier question', (question) => {
  expect(followUpContext(question, before)).toBe('')
})

test('goes back as far as the last question that needs no earlier one', () => {
  expect(followUpContext('and dogs?', ['Where is the museum?', ...before, 'and for children?'])).toBe(
    'What does a ticket cost? and for children?',
  )
  expect(followUpContext('and dogs?', [])).toBe('')
})
