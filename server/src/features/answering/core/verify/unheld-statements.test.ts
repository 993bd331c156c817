import { expect, test } from 'vitest'
import { unheldStatements } from './unheld-statements.ts'

const order = {
  passageId: null,
  title: 'From Orders, 7:02 PM UTC',
  text: [
    'Order: 4711',
    'Total: 1,299.50',
    'Delivery: 2026-12-24T14:30',
    'Contact: help@shop.example',
    '- Item: Lamp, Pieces: 2, State: sent',
    '- Item: Desk, Pieces: 1, State: sent',
    '- Item: Chair, Pieces: 4, State: open',
  ].join('\n'),
}
const hours = { passageId: 7, title: 'Hours', text: 'We are open from 9 to 18.' }
const evidence = { passages: [hours, order], said: ['Where is order 4711 for 88 Mill Road?'], team: '' }
const unheld = (reply: string, language = 'en') => unheldStatements(reply, { ...evidence, language })

test.each([
  ['Order 4711 costs 1,299.50 [2].', 'en'],
  ['Your order 4711 for 88 Mill Road arrives on 24 December 2026 at 2:30 PM [2].', 'en'],
  ['Ihre Bestellung kostet 1.299,50 € und kommt am 24. Dezember 2026 um 14:30 Uhr [2].', 'de'],
  ['Votre commande arrive le 24 décembre à 14 h 30 [2].', 'fr'],
  ['Заказ прибудет 24 декабря в 14:30 [2].', 'ru'],
  ['There are 3 items, 2 of them sent: 2 lamps and 1 desk, so 2 + 1 = 3 pieces [2].', 'en'],
  ['1. Two lamps [2].\n2. A desk [2].', 'en'],
  ['We are open from 8 to 20 [1].', 'en'],
  ['At 7:02 it was not yet delivered [2].', 'en'],
  ['Write to help@shop.example [2].', 'en'],
  ['طلبك رقم ٤٧١١ [2].', 'ar'],
])('%s is held', (reply, language) => {
  expect(unheld(reply, language)).toEqual([])
})

test.each([
  ['Order 4712 costs 1,299.50 [2].', 'en'],
  ['It costs 1,299.90 [2].', 'en'],
  ['It arrives on 26 December 2026 [2].', 'en'],
  ['It arrives on 24 November 2026 [2].', 'en'],
  ['Sie kommt am 24. November 2026 [2].', 'de'],
  ['It arrives at 3:30 PM [2].', 'en'],
  ['You ordered 7 lamps [2].', 'en'],
  ['Your 3 items arrive on 6 December 2026 [2].', 'en'],
  ['It costs 1,299.90. It is on its way [2].', 'en'],
  ['Write to help@shop.evil [2].', 'en'],
])('%s is not', (reply, language) => {
  expect(unheld(reply, language)).toHaveLength(1)
})

test('a reply without results is left to the model that judges it', () => {
  expect(unheldStatements('It costs 5 [1].', { ...evidence, passages: [hours], language: 'en' })).toEqual([])
})
