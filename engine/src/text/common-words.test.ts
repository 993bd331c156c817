import { expect, test } from 'vitest'
import { languageByCommonWords } from './common-words.ts'

const LISTS: Record<string, readonly string[]> = {
  en: ['tea', 'cup', 'blue', 'shop', 'pro'],
  fr: ['thé', 'tasse', 'bleu', 'pro', 'tea'],
  ru: ['чай', 'чашка', 'магазин'],
}
const commonWordsOf = (language: string) => LISTS[language] ?? []
const languageOf = (text: string) => languageByCommonWords(text, commonWordsOf)

test('a list is in the language whose common words it has, whatever the names in it', () => {
  expect(languageOf('Blue cup 12\nMint tea 4\nZyx 7')).toBe('en')
  expect(languageOf('Tasse bleu 12\nThé 4\nZyx 7')).toBe('fr')
  expect(languageOf('Чай 12\nЧашка 4\nShop 7')).toBe('ru')
})

test.each([
  ['one word', 'Blue 12'],
  ['words that others have too', 'pro tea 12'],
  ['mostly names', 'Blue cup Abc Bcd Cde Def Efg'],
  ['signs and figures', '12 — 14 €'],
  ['a script of one language', 'ชา 12 ถ้วย 14'],
])('%s says nothing', (_name, text) => {
  expect(languageOf(text)).toBeUndefined()
})

test('where no list is known, nothing is told', () => {
  expect(languageByCommonWords('Blue cup', () => [])).toBeUndefined()
})
