import { expect, test } from 'vitest'
import { buildIndex } from '../index/build-index.ts'
import { searchIndex } from './search-index.ts'

const german = [
  'Das Haus wurde nach dem Krieg von der Gemeinde errichtet und ist heute noch zu sehen.',
  'Die Tiere schliefen im Winter in einer Höhle, weil es draußen für sie zu kalt war.',
  'Der Komponist starb im Alter von siebzig Jahren in seiner Wohnung in der Stadt.',
  'Die Baukosten lagen bei zwei Millionen Euro und damit höher als zuerst gedacht.',
  'Sie hat als Lehrerin gearbeitet, bevor sie in die Politik ging und gewählt wurde.',
]
const dutch = [
  'Hij woonde jarenlang in een klein huis aan de rand van het bos met zijn hond.',
  'De brug is door de gemeente aangelegd en werd na drie jaren werk geopend.',
  'Het schip verging in een storm en zonk voor de kust, niemand heeft het overleefd.',
]

function first(texts: readonly string[], question: string): string | undefined {
  const index = buildIndex(
    texts.map((text, at) => ({ passageId: at + 1, entryId: at + 1, title: '', heading: '', text })),
  )
  const id = searchIndex(index, question, { limit: 1 }).hits[0]?.passageId
  return id === undefined ? undefined : texts[id - 1]
}

test.each([
  ['Wer hat das Gebäude gebaut?', 0],
  ['Wo schlafen Bären?', 1],
  ['Wann ist Bach gestorben?', 2],
  ['Wie hoch sind die Kosten?', 3],
  ['Was arbeitet sie?', 4],
])('German: %s', (question, at) => {
  expect(first(german, question)).toBe(german[at])
})

test.each([
  ['Waar wonen ze nu?', 0],
  ['Wanneer zinken boten?', 2],
])('Dutch: %s', (question, at) => {
  expect(first(dutch, question)).toBe(dutch[at])
})

test('a prefix that changes a meaning makes no compound', () => {
  const text = 'Der Anstoß der Partie beginnt am Montag und endet, sobald alle Plätze vergeben sind.'
  expect(first([text, german[0] ?? ''], 'Stoß')).toBeUndefined()
})

test('only relations of the languages of the knowledge are used', () => {
  const text =
    'The tod, an old word for a fox, was found under the tree by the children of the village in the morning.'
  expect(first([text], 'Bach starb')).toBeUndefined()
})

test('what is said of pets is said of dogs and cats, what is said of dogs isn’t said of cats', () => {
  const pets = ['Pets are welcome for 12 euros a night.', 'Breakfast is served from seven to ten.']
  expect(first(pets, 'is my dog welcome')).toBe(pets[0])
  expect(first(pets, 'cats')).toBe(pets[0])
  expect(first(['Dogs are welcome in the bar.', 'Breakfast is served from seven to ten.'], 'cats')).toBe(
    undefined,
  )
})
