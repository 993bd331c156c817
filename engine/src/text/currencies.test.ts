import { expect, test } from 'vitest'
import { CURRENCIES, MONEY } from './currencies.ts'

test('amounts are told by signs, codes and the words of every language', () => {
  const amounts = [
    '€ 5',
    '5 eur',
    '12 euros',
    '20 dollars',
    '30 zł',
    '30 złotych',
    '100円です',
    '500 рублей',
    '5 kr',
    '8 chf',
  ]
  expect(amounts.filter((amount) => !MONEY.test(amount))).toEqual([])
  const others = ['5 krill', '5 europeans', '3 poundage', 'chapter 5', '5 franciscans']
  expect(others.filter((text) => MONEY.test(text))).toEqual([])
})

test('a currency is one, however a language calls it', () => {
  const codeOf = (text: string) => CURRENCIES.find(({ mark }) => mark.test(text))?.code
  expect(['€', 'Euros', 'евро', 'ευρώ', 'EUR'].map(codeOf)).toEqual(Array(5).fill('EUR'))
  expect(['US$', '$', 'dollars', 'zł', '円', '元', 'บาท', 'Fr.', 'Rs.', 'reais'].map(codeOf)).toEqual([
    'USD',
    'USD',
    'USD',
    'PLN',
    'JPY',
    'CNY',
    'THB',
    'CHF',
    'INR',
    'BRL',
  ])
})
