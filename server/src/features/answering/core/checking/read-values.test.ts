import { expect, test } from 'vitest'
import { holdsKey, keysIn, valuesIn } from './read-values.ts'

const missing = (sentence: string, knowledge: string) => {
  const keys = keysIn(knowledge)
  return valuesIn(sentence)
    .filter((value) => !value.keys.some((key) => holdsKey(keys, key)))
    .map(({ written }) => written)
}

test.each([
  ['It costs 1,000 euros.', 'Price: 1.000 €'],
  ['It costs €3.50.', 'Der Preis beträgt 3,50 EUR.'],
  ['It costs 20 euros.', '| Kayak | 20 |'],
  ['It costs £18.', 'dogs £18 per dog per stay'],
  ['That is 12 500 Kč.', 'Cena 12.500 Kč'],
  ['We open at 7 pm.', 'Geöffnet ab 19 Uhr'],
  ['We open at 7:30 pm.', 'ouvert à 19h30'],
  ['Open from 9:00 to 18:00.', 'Open 9–18'],
  ['Open from 9 am to 6 pm.', 'The shop is open from nine to six.'],
  ['Closes at 12:00.', 'It closes at noon.'],
  ['15時から20時まで', '15:00〜20:00'],
  ['营业时间到下午7点。', '营业至19:00'],
  ['On 12 March 2026.', 'am 12.03.2026'],
  ['On March 12.', '12.–14. März'],
  ['On 3 May we close.', 'fermé le 3 mai'],
  ['3月12日です', 'March 12'],
  ['Call +49 30 1234567.', 'Tel. (030) 123 45 67'],
  ['Call 0113 555 0142.', 'Phone 0113 555 0142, email team@ironyard.example'],
  ['Write to TEAM@ironyard.example.', 'Phone 0113 555 0142, email team@ironyard.example'],
  ['See https://kayak.example/prices/.', 'More at www.kayak.example/prices'],
  ['See kayak.example.', 'More at https://kayak.example/prices?x=1'],
  ['Rooms 1 to 6.', 'Dogs are welcome in rooms 1 to 6'],
  ['It has 2 rooms.', 'It has two rooms.'],
  ['السعر ٢٠ يورو', 'السعر 20 يورو'],
  ['A 20km tour.', 'The tour is 20 km long'],
  ['It takes 2.5 hours.', 'dura 2,5 ore'],
  ['tous les jours de 8h15 à 19h00', 'tous les jours de 8 h 15 – 19 h'],
  ['du 20/12 au 31/03', 'du 20 décembre au 31 mars'],
  ['vom 31.03. an', 'ab dem 31. März'],
  ['From 27/3/2026 to 1/11/2026.', 'Open from 27 March to 1 November 2026.'],
  ['Etwa 13 bis 14 Wochen.', 'Etwa dreizehn bis vierzehn Wochen.'],
  ['Appelez le 0465712018.', 'Tél. 04 65 71 20 18'],
  ['Ring us on 0032 84 550 230.', 'Phone +32 84 55 02 30'],
  ['午後3時から6時半まで', '15:00〜18:30'],
  ['Your 8th night is free.', 'Stay seven nights: the eighth one is free.'],
  ['Die 2. Nacht ist frei.', 'Die zweite Nacht ist frei.'],
  ['We are open 24/7.', 'Open 24 hours, 7 days a week.'],
  ['Add 1/2 litre.', 'Take 1/2 a litre.'],
  ['Un chien coûte 3.50 €.', 'chien : 3,50 €'],
  ['Open 10.30 to 18.30.', 'Open 10:30–18:30'],
  ['Ja, am 24.12. ab 14 Uhr.', 'An Heiligabend ab 14 Uhr'],
  ['You may bring 2 dogs.', 'Up to 2 dogs may come.'],
])('%s is held by %s', (sentence, knowledge) => {
  expect(missing(sentence, knowledge)).toEqual([])
})

test.each([
  ['It costs 25 euros.', 'Renting a kayak costs 20 euros an hour.'],
  ['It costs 20 dollars.', 'Renting a kayak costs 20 euros an hour.'],
  ['It costs 1,000 euros.', 'Price: 100 €'],
  ['We open at 7 am.', 'We open at 7 pm.'],
  ['We open at 18:30.', 'We open at 18:00.'],
  ['On 12 April.', 'On 12 March.'],
  ['On 12 March 2027.', 'On 12 March 2026.'],
  ['Call 0900 123456.', 'Call 0113 555 0142.'],
  ['Write to boss@evil.example.', 'Write to team@ironyard.example.'],
  ['See https://evil.example.', 'See https://kayak.example.'],
  ['See kayak.example/refund.', 'See kayak.example/prices.'],
  ['It has 3 rooms.', 'It has two rooms.'],
  ['A dog costs $3.50.', 'A dog costs €3.50.'],
  ['A dog costs £ 3.50.', 'dog: 3,50 EUR'],
  ['du 21/12 au soir', 'du 20 décembre au 31 mars'],
  ['On 27/3/2025.', 'Open from 27 March to 1 November 2026.'],
  ['Appelez le 0465712019.', 'Tél. 04 65 71 20 18'],
])('%s is not held by %s', (sentence, knowledge) => {
  expect(missing(sentence, knowledge)).toHaveLength(1)
})
