import { buildIndex } from '@parleykit/engine/index/build-index'
import { expect, test } from 'vitest'
import { readWordList } from '../../platform/word-lists/index.ts'

/** Short knowledge without sentences: mostly prices, days and names. */
const LISTS = [
  ['en', 'Tour 1 costs 5 euros\nTour 2 costs 7 euros\nTour 3 costs 9 euros'],
  ['en', 'Kayak: 20 euros per hour\nCanoe: 25 euros per hour\nPaddle board: 15 euros per hour'],
  ['en', 'Opening hours\nMonday: 9-17\nTuesday: 9-17\nWednesday: closed\nThursday: 9-20\nFriday: 9-17'],
  ['en', '| Product | Price |\n|---|---|\n| Blue mug | 12 |\n| Red mug | 14 |\n| Tea pot | 30 |'],
  ['en', 'Vegan burger 11\nCheese burger 12\nFries 4\nOnion rings 5\nSoft drinks 3'],
  ['en', 'Phone: 555-0199\nEmail: hello@shop.com\nAddress: 12 Harbour Road'],
  ['de', 'Öffnungszeiten\nMontag: 9-17 Uhr\nDienstag: 9-17 Uhr\nMittwoch: geschlossen'],
  ['de', 'Damenschnitt 45 €\nHerrenschnitt 30 €\nBart trimmen 15 €\nFarbe 60 €'],
  ['fr', 'Horaires\nLundi: 9h-17h\nMardi: 9h-17h\nMercredi: fermé'],
  ['fr', '| Durée | Créneau | Personnes |\n|---|---|---|\n| 1 heure | matin | 2 |\n| 2 heures | soir | 4 |'],
  ['es', 'Horario\nLunes: 9-17\nMartes: 9-17\nMiércoles: cerrado'],
  ['it', 'Taglio donna 45 €\nTaglio uomo 30 €\nBarba 15 €\nColore 60 €'],
  ['nl', 'Openingstijden\nMaandag: 9-17 uur\nDinsdag: 9-17 uur\nWoensdag: gesloten'],
  ['pt', 'Corte feminino 45 €\nCorte masculino 30 €\nBarba 15 €'],
  ['sv', 'Öppettider\nMåndag: 9-17\nTisdag: 9-17\nOnsdag: stängt'],
] as const

test.each(LISTS)('%s: %j', (language, text) => {
  const passage = { passageId: 1, entryId: 1, title: '', heading: '', text }
  expect(buildIndex([passage], readWordList).languages).toEqual([language])
})
