import { expect, test } from 'vitest'
import { buildIndex } from '../../index/build-index.ts'
import { searchIndex } from '../../query/search-index.ts'
import { wordsIn } from '../../text/words-in.ts'
import { shareLetters } from './share-letters.ts'
import { WordGroups } from './word-groups.ts'

function shares(question: string, texts: readonly string[], context = '') {
  const passages = texts.map((text, passageId) => ({ passageId, entryId: 1, title: '', heading: '', text }))
  const { question: analysed } = searchIndex(buildIndex(passages), question, { limit: 4, context })
  const groups = new WordGroups()
  const words = [...new Set(texts.flatMap(wordsIn))]
  for (const word of words) groups.add(word)
  const groupsIn = (text: string) => groups.groupsOf(wordsIn(text).map((word) => words.indexOf(word)))
  return [...shareLetters(analysed, texts.map(groupsIn), groups)]
}

test.each([
  ['Skikurse für Anfänger', ['Der Anfängerkurs beginnt um zehn.', 'Das Lokal hat bis elf geöffnet.']],
  ['réserver', ['Les réservations se font par téléphone.', 'Le restaurant ferme à dix heures.']],
  ['露天風呂はありますか', ['風呂は朝六時からです。', '朝食は七時からです。']],
])('the text that shares rare letters with “%s” comes first', (question, texts) => {
  const [near = 0, far = 0] = shares(question, texts)
  expect(near).toBeGreaterThan(far)
  expect(near).toBeLessThanOrEqual(1)
})

test('letters that all texts have count little', () => {
  const [first = 0, second = 0] = shares('Hafenrundfahrt morgens', [
    'Die Hafenrundfahrt am Abend.',
    'Die Hafenrundfahrt jeden Morgen.',
  ])
  expect(second).toBeGreaterThan(first)
})

test('what the question before asked counts less than the question', () => {
  const texts = ['Der Hund schläft.', 'Die Katze schläft.']
  const [dog = 0, cat = 0] = shares('und die Katze', texts, 'der Hund')
  expect(cat).toBeGreaterThan(dog)
  expect(dog).toBeGreaterThan(0)
})

test('long and strange questions are read in bounds', () => {
  for (const question of ['', '   ', '?!', 'x'.repeat(50_000), '湯'.repeat(5000), '🙂'.repeat(5000)])
    for (const share of shares(question, ['Some text.', '温泉'])) expect(share).toBeLessThanOrEqual(1)
})

test('a text has all letters of itself, and of a text with none of them nothing', () => {
  for (const text of [
    'Die Hafenrundfahrt am Abend, 12 €.',
    'İstanbul’da çay',
    '露天風呂の朝',
    'Straße ß ﬁ é',
  ])
    expect(shares(text, [text, 'zzz'])).toEqual([expect.closeTo(1), 0])
})
