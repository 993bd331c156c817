import { expect, test } from 'vitest'
import { conceptsAskedBy, conceptsAskedIn, conceptsIn } from './concepts.ts'

test.each([
  ['cost', 'It is 4.90 euros.', 'Four people came.'],
  ['Öffnungszeiten', 'Montag bis Freitag von 8 bis 18 Uhr', 'Am Montag kommen 8 Leute.'],
  ['open', 'Monday to Friday: 8:00 to 18:00', 'We met on Monday.'],
  ['open', 'Closed on Mondays.', 'We closed a deal last month.'],
  ['email', 'Write to hello@shop.example.', 'Meet us @ noon.'],
  ['teléfono', 'Llama al 030 555 1234.', 'Fundado en 1994 con 1,000,000 de socios.'],
  ['phone', 'Call us: (555) 201-7788', 'Pages 1200-1300, 12-3456.'],
  ['telephone', 'It is 555-0199.', 'It is 1555-01999.'],
  ['jobs', 'We are looking for a baker from September.', 'Our team bakes every day.'],
  ['hiring', 'Apprentices wanted!', 'Apprentices bake bread.'],
  ['voucher', 'Gift cards are at the till.', 'Gifts are wrapped; cards are accepted.'],
  ['Gutscheine', 'Eine Geschenkkarte gibt es an der Kasse.', 'Geschenke packen wir ein.'],
  ['celiacs', 'All breads contain gluten.', 'All breads contain nuts.'],
  ['Zöliakie', 'Unser Brot ist glutenfrei.', 'Unser Brot ist frisch.'],
  ['located', 'You find us at 12 Harbour Street.', 'It has 12 harbours.'],
  ['refund', 'We pay the money back within five days.', 'Money is kept in the back office.'],
  ['Rückerstattung', 'Dann gibt es Ihr Geld zurück.', 'Geld wird gezählt.'],
  ['discount', 'Saves 20 percent.', 'Saves time.'],
])('what answers “%s” is told from what doesn’t', (word, holds, misses) => {
  const asked = conceptsAskedBy(word).map((concept) => concept.term)
  expect(conceptsIn(holds).some((term) => asked.includes(term))).toBe(true)
  expect(conceptsIn(misses, new Set(asked))).toEqual([])
})

test('a month is found within the months that are named', () => {
  const [asked] = conceptsAskedBy('agosto').map(({ term }) => term)
  expect(conceptsIn('| Alta (jul, ago, Semana Santa) | 390 € |')).toContain(asked)
  expect(conceptsIn('De junio a septiembre')).toContain(asked)
  expect(conceptsIn('| Baja (nov-mar) | 260 € |')).not.toContain(asked)
})

test.each([
  ['do you have gift cards?', 'Vouchers are at the till.', 'gift'],
  ['¿tenéis tarjetas regalo?', 'Los vales de regalo están en la caja.', 'regalo'],
  ['can I work for you?', 'We are hiring.', 'work'],
  ['habt ihr sonnabends auf', 'Montag bis Freitag 9 bis 17 Uhr.', 'auf'],
  ['wann macht ihr am montag zu?', 'Montag bis Freitag 9 bis 17 Uhr.', 'zu'],
  ['wen ruf ich da nachts an??', 'Notdienst: 040 66969-199', 'an'],
  ['kann man bei euch arbeiten', 'Wir suchen eine Aushilfe.', 'arbeiten'],
])('“%s” asks by a phrase for what “%s” has', (question, text, word) => {
  const [phrase] = conceptsAskedIn(question)
  expect(phrase?.word).toBe(word)
  expect(conceptsIn(text)).toContain(phrase?.term)
})
