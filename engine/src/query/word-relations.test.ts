import { expect, test } from 'vitest'
import { characterTerms } from '../text/character-terms.ts'
import { normaliseWord } from '../text/normalise-word.ts'
import { relationsOf } from './word-relations.ts'

const strength = (language: string, asked: string, written: string) => {
  const terms = normaliseWord(written, language)
  const found = normaliseWord(asked, language).flatMap((term) =>
    terms.map((other) => relationsOf(language).get(term)?.get(other) ?? 0),
  )
  return Math.max(...found)
}

test.each([
  ['ar', 'توفي', 'وفاة', 'اخترع', 'ابتكر'],
  ['de', 'ging', 'gehen', 'gebaut', 'errichtet'],
  ['en', 'went', 'go', 'city', 'town'],
  ['es', 'murió', 'muerte', 'profesión', 'oficio'],
  ['fr', 'naquit', 'naissance', 'bâtir', 'construit'],
  ['hi', 'लिखा', 'लेखक', 'जनसंख्या', 'आबादी'],
  ['it', 'scrisse', 'scritto', 'moglie', 'sposare'],
  ['ja', '住ん', '住む', '無料', '無償'],
  ['nl', 'sliep', 'slapen', 'vader', 'papa'],
  ['pl', 'zaczął', 'początek', 'ojciec', 'tata'],
  ['pt', 'morreu', 'morte', 'pai', 'papai'],
  ['ru', 'умер', 'смерть', 'работа', 'профессия'],
  ['sv', 'dog', 'döden', 'yrke', 'jobb'],
  ['tr', 'ölmek', 'öldü', 'şehir', 'kent'],
  ['zh', '出生', '诞生', '父亲', '爸爸'],
])('%s knows forms of a word, and words of the same meaning less well', (language, a, b, c, d) => {
  expect(strength(language, a, b)).toBe(0.8)
  expect(strength(language, c, d)).toBe(0.3)
})

test.each([
  ['de', 'Porto', 'Versand'],
  ['en', 'shipping', 'delivery'],
  ['es', 'entrega', 'envío'],
  ['fr', 'envoi', 'livraison'],
  ['it', 'consegna', 'spedizione'],
  ['nl', 'levering', 'verzending'],
  ['pl', 'dostawa', 'wysyłka'],
  ['pt', 'entrega', 'envio'],
  ['ru', 'отправка', 'доставка'],
  ['sv', 'leverans', 'frakt'],
  ['tr', 'teslimat', 'kargo'],
])('%s knows words of trade that are used for one another better than others', (language, asked, written) => {
  expect(strength(language, asked, written)).toBe(0.7)
})

test('a language without groups relates nothing', () => {
  expect(relationsOf('fi').size).toBe(0)
})

test.each([
  ['de', 'Hund', 'Haustiere'],
  ['fr', 'chien', 'animaux'],
  ['es', 'perro', 'mascotas'],
  ['it', 'cane', 'animali'],
  ['pt', 'cachorro', 'estimação'],
  ['nl', 'hond', 'huisdieren'],
  ['pl', 'pies', 'zwierzęta'],
  ['sv', 'hund', 'husdjur'],
  ['tr', 'köpek', 'evcil'],
  ['ru', 'собака', 'животные'],
  ['ar', 'كلب', 'حيوانات'],
  ['hi', 'कुत्ता', 'पालतू'],
  ['th', 'หมา', 'สุนัข'],
  ['zh', '小狗', '宠物'],
  ['ja', 'わん', '動物'],
])('%s knows the words of an everyday topic', (language, asked, written) => {
  expect(strength(language, asked, written)).toBeGreaterThanOrEqual(0.5)
})

test('a Chinese or Japanese word of one sign is related by its sign, one in Katakana as a whole', () => {
  const [dog = ''] = characterTerms('犬')
  expect(relationsOf('ja').get(dog)?.get('ペット')).toBe(0.5)
})

test('other Chinese and Japanese words are pairs, as their index terms are', () => {
  const terms = ['zh', 'ja'].flatMap((language) => [...relationsOf(language).keys()])
  const others = terms.filter((term) => /^[\p{Script=Han}\p{Script=Hiragana}]+$/u.test(term))
  expect(others.filter((term) => [...term].length > 2)).toEqual([])
})
