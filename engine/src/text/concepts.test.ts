import { expect, test } from 'vitest'
import { conceptsAskedBy, conceptsIn } from './concepts.ts'

test.each([
  ['cost', 'It is 4.90 euros.', 'Four people came.'],
  ['Öffnungszeiten', 'Montag bis Freitag von 8 bis 18 Uhr', 'Am Montag kommen 8 Leute.'],
  ['open', 'Monday to Friday: 8:00 to 18:00', 'We met on Monday.'],
  ['email', 'Write to hello@shop.example.', 'Meet us @ noon.'],
  ['teléfono', 'Llama al 030 555 1234.', 'Fundado en 1994 con 1,000,000 de socios.'],
  ['located', 'You find us at 12 Harbour Street.', 'It has 12 harbours.'],
  ['refund', 'We pay the money back within five days.', 'Money is kept in the back office.'],
  ['Rückerstattung', 'Dann gibt es Ihr Geld zurück.', 'Geld wird gezählt.'],
  ['discount', 'Saves 20 percent.', 'Saves time.'],
])('what answers “%s” is told from what doesn’t', (word, holds, misses) => {
  const asked = conceptsAskedBy(word).map((concept) => concept.term)
  expect(conceptsIn(holds).some((term) => asked.includes(term))).toBe(true)
  expect(conceptsIn(misses, new Set(asked))).toEqual([])
})
