import { expect, test } from 'vitest'
import { bestQuote, statementsCiting } from './best-quote.ts'

test('the statement of a source is the text before its marks', () => {
  const answer = 'Dogs cost €3.50 [1]. The pool is open [2][1]. Bread comes at 8 [3].'
  expect(statementsCiting(answer, 1)).toBe('Dogs cost €3.50  . The pool is open ')
  expect(statementsCiting(answer, 3)).toBe('. Bread comes at 8 ')
  expect(statementsCiting(answer, 4)).toBe('')
})

test('a passage is quoted by the sentence that has what was said', () => {
  const passage =
    '**Arrival and departure.** From 15:00. Charcoal and gas are allowed, on legs. A dog is €3.50 a night.'
  expect(bestQuote({ heading: '', text: passage }, 'You may grill with charcoal or gas.')).toContain(
    'Charcoal',
  )
  expect(bestQuote({ heading: '', text: passage }, 'It is 3,50.')).toContain('€3.50')
  expect(bestQuote({ heading: '', text: passage }, 'Nothing of it.')).toBeUndefined()
})
