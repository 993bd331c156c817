/// <reference path="./snowball-stemmers.d.ts" />
import snowball from 'snowball-stemmers'
import { expect, test } from 'vitest'
import { stemmerFor, stopWordsOf } from './languages.ts'
import { PACKS } from './packs.ts'

test('a stemmer that leaves nothing of a word leaves the word', () => {
  expect(['kino', 'pes', 'hodiny', 'hodina'].map(stemmerFor('cs'))).toEqual(['kino', 'pes', 'hod', 'hod'])
  expect(['şimdi', 'iyi', 'kitaplar', 'kitap'].map(stemmerFor('tr'))).toEqual([
    'şimdi',
    'iyi',
    'kitap',
    'kitap',
  ])
})

test('words have the stems that Snowball gives them: indexes and word groups were made with those', () => {
  const endings =
    'ies ied eedly ingly ational ization ousli ogist lessly ability ement ung heiten erinnen lijk'
  const further =
    'amente aciones arsi issement eaux elserne dessä kkaan ságok ilor lardan ığı ción é ø ß y ’s 2'
  const ends = `${endings} ${further}`.split(' ')
  for (const { code: language, stemmer } of PACKS) {
    if (stemmer === undefined) continue
    const words = [...stopWordsOf(language)].flatMap((word, at) => [word, word + ends[at % ends.length]])
    const snowballs = snowball.newStemmer(stemmer)
    const stemOf = (word: string) => {
      const stem = snowballs.stem(word)
      return stem.length < 2 ? word : stem
    }
    expect([language, ...words.map(stemmerFor(language))]).toEqual([language, ...words.map(stemOf)])
  }
})
